import type { EmailName } from '../../../shared/mail/email-texts.js';
import { emailOf } from '../../../shared/mail/emails.js';
import { WriteEmails } from './write-emails.js';

const WORDS = { business: 'Bob [& {link}]', link: 'https://a.example/x', notYou: '' };

const written = (changed: Record<string, string>, reviewTime = '24-48 hours', name: EmailName = 'received') =>
  new WriteEmails(
    { get: () => Promise.resolve(new Map([['letters', { changed, version: 1, savedAt: new Date() }]])) },
    {
      words: () => Promise.resolve({ site: 'Handy', region: 'Ontario', reviewTime }),
    },
  ).write(name, WORDS);

describe('an email', () => {
  it('has the built-in text unless another was saved; values are inserted unchanged', async () => {
    const { subject, text } = emailOf('received', WORDS);
    expect(await written({})).toEqual({ subject, text });
    expect(text).toBe(
      'Hello,\n\nThank you. We will review what you sent about Bob [& {link}] within 24-48 hours and write to you.\n\nCheck its status, correct it or withdraw it here. Keep this link to yourself: anyone who has it can do the same.\nhttps://a.example/x',
    );
    expect(await written({ receivedSubject: '{site}: {business}', receivedText: 'Hi. {link}' })).toEqual({
      subject: 'Handy: Bob [& {link}]',
      text: 'Hi. https://a.example/x',
    });
  });

  it('to the operator may contain all typed fields', async () => {
    const words = { business: 'Bob', subject: 'It {has} closed', fields: 'name: Ann\n\nmessage: [gone]' };
    const notice = (changed: Record<string, string>) =>
      new WriteEmails(
        { get: () => Promise.resolve(new Map([['letters', { changed, version: 1, savedAt: new Date() }]])) },
        { words: () => Promise.resolve({ site: 'Handy', region: 'Ontario', reviewTime: '' }) },
      ).write('reportNotice', words);
    const builtIn = { subject: 'Report about Bob: It {has} closed', text: `Sent through the report form:\n\n${words.fields}` };
    expect(await notice({})).toEqual(builtIn);
    expect(await notice({ reportNoticeText: 'Look at it.' })).toEqual(builtIn);
    expect(await notice({ reportNoticeSubject: '[{site}] {business}', reportNoticeText: '{fields}' })).toEqual({
      subject: 'Handy Bob',
      text: words.fields,
    });
  });

  it('promises no response time if none is set', async () =>
    expect((await written({}, '')).text).toContain('what you sent about Bob [& {link}] and write to you.'));

  it.each<[string, Record<string, string>]>([
    ['an unknown word', { receivedText: '{town} {link}' }],
    ['no link', { receivedText: 'Thank you.' }],
    ['markup', { receivedText: '<b>{link}</b>' }],
    ['an open bracket', { receivedText: '[{link}' }],
  ])('uses the built-in text if the stored one has %s', async (_what, changed) =>
    expect((await written(changed)).text).toContain('Thank you. We will review'),
  );

  it('is sent if no texts can be read', async () => {
    const emails = new WriteEmails(
      { get: () => Promise.reject(new Error('down')) },
      {
        words: () => Promise.resolve({ site: 'Handy', region: 'Ontario', reviewTime: '' }),
      },
    );
    expect((await emails.write('approved', { business: 'Bob', Business: 'Bob' })).subject).toBe('Bob is approved');
  });
});
