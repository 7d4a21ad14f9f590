import { forgetFormDraft, formDraftOf, type FormName, keepFormDraft } from './draft.js';
import { fakeStorage } from '../../../../test/support/fake-storage.js';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const stored = { localStorage: fakeStorage('localStorage').stored, sessionStorage: fakeStorage('sessionStorage').stored };

it.each<[FormName, (typeof NAMES)[number]]>([
  ['contact', 'localStorage'],
  ['correct', 'localStorage'],
  ['report-northgate', 'localStorage'],
  // Only a secret link leads to its page.
  ['correct-7', 'sessionStorage'],
])('a draft of the form %s is stored in %s only, and removed when the form is empty', (form, storage) => {
  expect(keepFormDraft(form, { name: 'Ann', message: '' })).toBe(true);
  expect(NAMES.filter((name) => stored[name].size > 0)).toEqual([storage]);
  expect(formDraftOf(form)).toEqual({ name: 'Ann', message: '' });
  expect(keepFormDraft(form, { name: '', message: '' })).toBe(false);
  expect(NAMES.filter((name) => stored[name].size > 0)).toEqual([]);
});

it('a draft that another tab has stored since is not removed', () => {
  keepFormDraft('contact', { message: 'In this tab' });
  const other = JSON.stringify({ at: Date.now(), values: { message: 'In the other' } });
  stored.localStorage.set('homewright-draft-contact', other);
  forgetFormDraft('contact');
  expect(formDraftOf('contact')).toEqual({ message: 'In the other' });
  forgetFormDraft('contact');
  expect(formDraftOf('contact')).toBeUndefined();
});

it.each([
  ['older than a week', JSON.stringify({ at: Date.now() - 7 * 24 * 3_600_000, values: { message: 'x' } })],
  ['of no date', JSON.stringify({ values: { message: 'x' } })],
  ['without values', JSON.stringify({ at: Date.now() })],
])('a draft %s is ignored and removed', (_what, text) => {
  stored.localStorage.set('homewright-draft-contact', text);
  expect(formDraftOf('contact')).toBeUndefined();
  expect(stored.localStorage.size).toBe(0);
});
