import { blankCard } from '../../../../shared/listings/listing-card.js';
import { contactCard } from './contact-card.js';

const PAGE = 'https://directory.example/business/northgate';
const card = (fields: object) => contactCard({ ...blankCard('a', 'northgate'), title: 'Northgate', ...fields }, PAGE);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('contains what an address book needs, and leaves out missing values', () => {
  const known = {
    industry: 'Plumber',
    phoneE164: '+15195550142',
    email: 'a@b.example',
    website: 'https://b.example/',
    address: '12 Quartz Road, Guelph, ON, N1H 2A1',
    city: 'Guelph',
    region: 'ON',
    postCode: 'N1H 2A1',
  };
  expect(unfolded(card(known))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Northgate',
    'N:;;;;',
    'ORG:Northgate',
    'TITLE:Plumber',
    'TEL;TYPE=WORK,VOICE:+15195550142',
    'EMAIL;TYPE=INTERNET:a@b.example',
    'ADR;TYPE=WORK:;;12 Quartz Road;Guelph;ON;N1H 2A1;',
    'URL:https://b.example/',
    `NOTE:From the directory: ${PAGE}`,
    'END:VCARD',
    '',
  ]);
  expect(unfolded(card({}))).toHaveLength(8);
});

it.each([
  ['a separator', 'Pipes; Drains, & \\ Co', 'FN:Pipes\\; Drains\\, & \\\\ Co'],
  ['a line break', 'Pipes\r\nTEL:911', 'FN:Pipes\\nTEL:911'],
])('a name with %s is escaped', (...[, title, line]) => expect(unfolded(card({ title }))[2]).toBe(line));

it('folds long lines at 75 bytes, never within a character', () => {
  const text = card({ title: 'é😀'.repeat(60) });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)[2]).toBe(`FN:${'é😀'.repeat(60)}`);
});
