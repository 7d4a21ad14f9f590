import { minutesLeft, runFiguresText, syncedText } from './sync-words.js';

describe('the message after a sync', () => {
  const answer = { from: 'google', timestamp: '2026-11-20T15:00:00.000Z', created: 0, updated: 0, removed: 0 } as const;

  it('is named after what was synced', () => {
    expect(syncedText(answer).title).toBe('Google Sheets Synced!');
    expect(syncedText({ ...answer, from: 'file' })).toMatchObject({
      title: 'Google Sheets Synced!',
      description: expect.stringContaining(', from the CSV file.') as string,
    });
  });

  it.each([
    [{}, 'Nothing had changed.'],
    [{ created: 1 }, '1 listing created.'],
    [{ created: 1200, removed: 3 }, '1,200 listings created, 3 removed.'],
    [{ updated: 2, removed: 1 }, '2 listings updated, 1 removed.'],
  ])('says what it did: %j', (figures, text) => expect(syncedText({ ...answer, ...figures }).description).toContain(text));
});

it.each([
  ['2026-11-20T15:00:40.000Z', 'Less than a minute left'],
  ['2026-11-20T14:59:00.000Z', 'Less than a minute left'],
  ['2026-11-20T15:04:10.000Z', 'About 5 minutes left'],
])('a sync that will be done at %s has: %s', (doneAt, text) => {
  expect(minutesLeft(doneAt, Date.parse('2026-11-20T15:00:00.000Z'))).toBe(text);
});

it('the figures of a run include skipped rows, and leave out zeros', () => {
  const none = { created: 0, updated: 0, removed: 0, unchanged: 0, sample: 0, skippedTotal: 0 };
  expect(runFiguresText({ ...none, created: 1_200, sample: 400, skippedTotal: 2 })).toBe('1,200 created, 400 fictional removed, 2 skipped');
  expect(runFiguresText(none)).toBe('');
});
