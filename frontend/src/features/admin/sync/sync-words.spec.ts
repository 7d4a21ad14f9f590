import { syncedText } from './sync-words.js';

describe('the message after a sync', () => {
  const answer = { from: 'google', timestamp: '2026-11-20T15:00:00.000Z', created: 0, updated: 0, removed: 0 } as const;

  it('is called after what was synced', () => {
    expect(syncedText(answer).title).toBe('Google Sheets Synced!');
    expect(syncedText({ ...answer, from: 'file' }).title).toBe('CSV File Synced!');
  });

  it.each([
    [{}, 'Nothing had changed.'],
    [{ created: 1 }, '1 listing created.'],
    [{ created: 1200, removed: 3 }, '1,200 listings created, 3 removed.'],
    [{ updated: 2, removed: 1 }, '2 listings updated, 1 removed.'],
  ])('says what it did: %j', (figures, text) => expect(syncedText({ ...answer, ...figures }).description).toContain(text));
});
