import { type Backup, backupNameAt, beyondRetention, isBackupName } from './backup.js';

const NOW = new Date('2026-11-22T04:00:00Z');
const backup = (day: number, changes: Partial<Backup> = {}): Backup => ({
  name: `day-${day}`,
  madeAt: new Date(Date.UTC(2026, 10, day)),
  reason: 'schedule',
  bytes: 1,
  rows: 1,
  machine: 'here',
  isHere: true,
  test: null,
  ...changes,
});

it('the generated name of a backup is valid', () => {
  expect(backupNameAt(NOW, 'by-hand')).toBe('homewright-2026-11-22T04-00-00Z.backup.tar.gz');
  for (const reason of ['by-hand', 'before-restore'] as const) expect(isBackupName(backupNameAt(NOW, reason))).toBe(true);
});

it.each(['../x.backup.tar.gz', 'a/b.backup.tar.gz', '.hidden.backup.tar.gz', 'x..y.backup.tar.gz', 'secrets', '', 'x.backup.tar.gz\0'])(
  '%j is not a valid name',
  (name) => {
    expect(isBackupName(name)).toBe(false);
  },
);

it('the newest scheduled backups are kept, and all that were made for another reason or are elsewhere', () => {
  const all = [
    backup(1),
    backup(2, { reason: 'by-hand' }),
    backup(3),
    backup(4, { isHere: false }),
    backup(5),
    backup(6, { reason: 'before-restore' }),
  ];
  expect(beyondRetention(all, 1).map(({ name }) => name)).toEqual(['day-3', 'day-1']);
  expect(beyondRetention(all, 9)).toEqual([]);
});
