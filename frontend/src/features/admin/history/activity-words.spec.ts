import type { SiteSettings } from '../site/site-endpoints.js';
import { activityWords, settingLabelsOf } from './activity-words.js';

describe('activityWords', () => {
  it.each([
    [
      'settings-saved',
      { version: 3, fields: ['heroTitle', 'stat1Label'] },
      { title: 'Settings saved', detail: 'Title of the home page, What the first number counts' },
    ],
    [
      'settings-restored',
      { version: 4, fields: ['siteTitle'], from: 2 },
      { title: 'Settings restored from save 2', detail: 'Name of the site' },
    ],
    [
      'listing-corrected',
      { id: 'a b', title: 'Northgate', fields: ['phone', 'postCode'] },
      { title: 'Corrected Northgate', detail: 'Phone, Postal code', link: '/settings/listings?open=a+b' },
    ],
    [
      'listing-corrected',
      { id: 'x', title: 'Northgate', fields: ['phone'], undone: ['phone'] },
      { title: 'Corrections undone: Northgate', detail: 'Phone', link: '/settings/listings?open=x' },
    ],
    [
      'listing-corrected',
      { id: 'x', title: 'Northgate', fields: ['phone', 'postCode'], undone: ['phone'] },
      { title: 'Corrected Northgate', detail: 'Postal code; no longer corrected: Phone', link: '/settings/listings?open=x' },
    ],
    ['message-archived', { id: 'm-1' }, { title: 'Message archived', link: '/settings/messages?open=m-1' }],
    ['trades-changed', { change: 'hidden', trade: 'roofer' }, { title: 'Trades changed', detail: 'roofer: hidden' }],
    ['referrer-link-copied', { name: 'Alex', code: 'ABC' }, { title: 'Sign-in link for Alex created', detail: 'Code ABC' }],
    [
      'listing-unpublished',
      { id: 'x', title: 'Northgate', reason: 'Closed down' },
      { title: 'Unpublished Northgate', detail: 'Reason: Closed down', link: '/settings/listings?open=x' },
    ],
    [
      'licence-checked',
      { id: 'x', title: 'Northgate', number: 'P-1', by: 'Robin' },
      { title: 'Licence checked: Northgate', detail: 'Number P-1, by Robin', link: '/settings/listings?open=x' },
    ],
    ['licence-checked', { erased: true }, { title: 'Licence checked', detail: 'What it was about was erased on request.' }],
    [
      'referral-approved',
      { reward: 1250.2, business: 'Northgate', code: 'ABC' },
      { title: 'Reward of $1,250.20 for referring Northgate', detail: 'Code ABC' },
    ],
    [
      'listings-synced',
      { created: 1, updated: 2, removed: 0 },
      { title: 'Listings synced by hand', detail: '1 new listing, 2 changed, 0 removed' },
    ],
    [
      'listings-synced',
      { created: 5_000, updated: 20_000, removed: 10_000 },
      { title: 'Listings synced by hand', detail: '5,000 new listings, 20,000 changed, 10,000 removed' },
    ],
  ] as const)('says what %s was about', (action, detail, words) => expect(activityWords({ action, detail: { ...detail } })).toEqual(words));

  it('uses the labels of the settings page, and the stored names of settings that no longer exist', () => {
    const group = { name: 'google', title: 'Google service account' };
    const labels = settingLabelsOf({ groups: [group], settings: [{ name: 'googleKey', group: 'google', label: 'Key' }] } as SiteSettings);
    const detail = { settings: ['googleKey', 'mailServerOfOld'] };
    expect(activityWords({ action: 'site-settings-changed', detail }, labels)).toEqual({
      title: 'Site settings changed',
      detail: 'Google service account: Key, mailServerOfOld',
      link: '/settings/site',
    });
  });

  it('tolerates details without a meaning and unknown actions', () => {
    expect(activityWords({ action: 'listing-corrected', detail: { fields: [1, 'new-field'] } })).toEqual({
      title: 'Corrected ',
      detail: 'new-field',
      link: undefined,
    });
    expect(activityWords({ action: 'toString' as never, detail: {} })).toEqual({ title: 'toString' });
    expect(activityWords({ action: 'moon-painted' as never, detail: {} })).toEqual({ title: 'moon painted' });
  });
});
