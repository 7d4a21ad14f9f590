import type { IconName } from './icon-names.js';

/** Icons that an admin can choose for a step or a section of the site, by their names in the settings. */
export const CHOSEN_ICONS: { name: string; icon: IconName }[] = [
  { name: 'Home', icon: 'house' },
  { name: 'Wrench', icon: 'wrench' },
  { name: 'Hammer', icon: 'hammer' },
  { name: 'Droplets', icon: 'droplets' },
  { name: 'Zap', icon: 'zap' },
  { name: 'Flame', icon: 'flame' },
  { name: 'Snowflake', icon: 'snowflake' },
  { name: 'Leaf', icon: 'leaf' },
  { name: 'PaintRoller', icon: 'paint-roller' },
  { name: 'Lightbulb', icon: 'lightbulb' },
  { name: 'Search', icon: 'search' },
  { name: 'Phone', icon: 'phone' },
  { name: 'MessageCircle', icon: 'message-circle' },
  { name: 'Mail', icon: 'mail' },
  { name: 'MapPin', icon: 'map-pin' },
  { name: 'Clock', icon: 'clock' },
  { name: 'Calendar', icon: 'calendar' },
  { name: 'Star', icon: 'star' },
  { name: 'BadgeCheck', icon: 'badge-check' },
  { name: 'ShieldCheck', icon: 'shield-check' },
  { name: 'ThumbsUp', icon: 'thumbs-up' },
];

/** The colours of steps and sections, dark enough for text on white. */
export const CHOSEN_COLOURS: Record<string, string> = {
  blue: '#1d5fa8',
  yellow: '#7a5b00',
  red: '#b3261e',
  green: '#1b6b3a',
  purple: '#6b3fa0',
  orange: '#a14400',
};

/** The icon of this name; a house for an unknown one. */
export function chosenIcon(name: string): IconName {
  return CHOSEN_ICONS.find((choice) => choice.name === name)?.icon ?? 'house';
}
