import { PROVINCES, REGIONS } from '../places/provinces.js';

export interface Choice {
  value: string;
  label: string;
}

export const PROVINCE_CHOICES: readonly Choice[] = REGIONS.map((value) => ({ value, label: PROVINCES[value].name }));

export const ZONES: readonly Choice[] = Object.entries({
  'America/St_Johns': 'Newfoundland',
  'America/Halifax': 'Atlantic (Halifax, Moncton, Charlottetown)',
  'America/Toronto': 'Eastern (Toronto, Montréal, Ottawa)',
  'America/Winnipeg': 'Central (Winnipeg)',
  'America/Regina': 'Saskatchewan (no daylight saving)',
  'America/Edmonton': 'Mountain (Calgary, Edmonton)',
  'America/Vancouver': 'Pacific (Vancouver, Victoria)',
  'America/Whitehorse': 'Yukon',
}).map(([value, label]) => ({ value, label }));

export const BACKUP_TIMES: readonly Choice[] = [
  { value: 'off', label: 'Only when I ask for it' },
  { value: '0 4 * * *', label: 'Every night at 4 o’clock' },
  { value: '0 4 * * 0', label: 'Every Sunday at 4 o’clock' },
];

export const SWITCH: readonly Choice[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

export const SYNC_TIMES: readonly Choice[] = [
  { value: 'off', label: 'Only when I ask for it' },
  { value: '0 * * * *', label: 'Every hour' },
  { value: '0 */6 * * *', label: 'Every six hours' },
  { value: '0 3 * * *', label: 'Every night at 3 o’clock' },
];
