import { DatabaseUnsuitable } from './migrate.js';

it.each([
  [140_015, '14.15 (Debian)', 'PostgreSQL 14.15 (Debian) is too old: Homewright needs version 15 or later, and is tested with 18.'],
  [150_000, '15.0', undefined],
  [180_004, '18.4', undefined],
])('version %i of PostgreSQL', (version, name, message) => {
  expect(DatabaseUnsuitable.of({ version, name, encoding: 'UTF8' })?.message).toBe(message);
});

it('another encoding than UTF-8 is unsuitable', () => {
  expect(DatabaseUnsuitable.of({ version: 180_004, name: '18.4', encoding: 'SQL_ASCII' })?.message).toContain('the encoding SQL_ASCII');
});
