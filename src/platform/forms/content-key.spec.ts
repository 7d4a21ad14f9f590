import { contentKey } from './content-key.js';

const key = (fields: Record<string, string>, form = 'contact') => contentKey(form, fields).toString('hex');
const SENT = { name: 'Zoé', message: 'A tap\ndrips.' };

describe('contentKey', () => {
  it.each([
    ['another order', { message: 'A tap\ndrips.', name: 'Zoé' }],
    ['other case and accents', { name: 'ZOE', message: 'a TAP\ndrips.' }],
    ['other white space', { name: ' Zoé', message: 'A  tap\r\ndrips. ' }],
    ['an empty field', { ...SENT, phone: '' }],
  ])('is equal with %s', (_what, fields) => {
    expect(key(fields)).toBe(key(SENT));
  });

  it.each([
    ['another word', { ...SENT, message: 'A tap dripped.' }],
    ['another field', { ...SENT, phone: '1' }],
    ['values in other fields', { name: 'A tap\ndrips.', message: 'Zoé' }],
  ])('differs with %s', (_what, fields) => {
    expect(key(fields)).not.toBe(key(SENT));
  });

  it('differs between forms', () => {
    expect(key(SENT, 'report')).not.toBe(key(SENT));
  });
});
