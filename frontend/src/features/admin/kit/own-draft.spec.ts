import { mock } from 'node:test';
import { textsDraft } from '../texts/typed-texts.js';
import { OwnDraft } from './own-draft.js';
import { fakeStorage } from '../../../../../test/support/fake-storage.js';

const KEY = 'homewright-draft-home';
const { stored } = fakeStorage('localStorage');

const draft = () => new OwnDraft<{ title?: string }>('home');

describe('a stored draft', () => {
  it('is restored with the version on which it was typed; without one if an earlier release stored it', () => {
    draft().keep({ title: 'Mine' }, 7);
    expect(draft().read()).toMatchObject({ values: { title: 'Mine' }, version: 7 });
    stored.set(KEY, '{"values":{"title":"Mine"},"at":"2026-11-01T12:00:00.000Z"}');
    expect(draft().read()).toEqual({ values: { title: 'Mine' }, at: '2026-11-01T12:00:00.000Z' });
    stored.set(KEY, 'not JSON');
    expect(draft().read()).toBeUndefined();
  });

  it('is deleted by the tab that typed or restored it, not by another one', () => {
    const [first, second] = [draft(), draft()];
    first.keep({ title: 'First' }, 1);
    second.keep({ title: 'Second' }, 1);
    first.forget();
    expect(draft().read()?.values).toEqual({ title: 'Second' });
    second.forget();
    expect(stored.size).toBe(0);
    first.keep({ title: 'First' }, 1);
    second.read();
    second.forget();
    expect(stored.size).toBe(0);
  });

  it('that is about to be stored is not stored after a save or a cancellation', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const own = draft();
      own.keepSoon(400, { title: 'Typed' }, 1);
      own.forget();
      mock.timers.tick(400);
      expect(stored.size).toBe(0);
      const callOff = own.keepSoon(400, { title: 'Typed' }, 1);
      callOff();
      mock.timers.tick(400);
      expect(stored.size).toBe(0);
      own.keepSoon(400, { title: 'Older' }, 1);
      own.keep({ title: 'Newer' }, 2);
      mock.timers.tick(400);
      expect(draft().read()).toMatchObject({ values: { title: 'Newer' }, version: 2 });
      own.keepSoon(400, { title: 'Last' }, 2);
      mock.timers.tick(400);
      expect(draft().read()).toMatchObject({ values: { title: 'Last' }, version: 2 });
    } finally {
      mock.timers.reset();
    }
  });

  it('of texts is readable as earlier releases stored it', () => {
    stored.set('homewright-draft-texts-faq', '{"title":"Mine"}');
    const read = textsDraft('faq').read();
    expect([read?.values, read?.version]).toEqual([{ title: 'Mine' }, undefined]);
    stored.set('homewright-draft-texts-faq', '["Mine"]');
    expect(textsDraft('faq').read()).toBeUndefined();
  });
});
