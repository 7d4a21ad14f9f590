import { type MailFailure, mailErrorText } from './mail-error-text.js';

const URL_OF_ACCOUNT = 'smtp://ann:hu%40sh@mail.example:587';
const words = (failure: MailFailure, url = URL_OF_ACCOUNT) => mailErrorText(failure, url, 'hello@site.example');

describe('the message for an error of a mail server', () => {
  it.each<[string, MailFailure, RegExp]>([
    [
      'a wrong password',
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN', response: '535 5.7.8 bad' },
      /refused the user name ann or its password.*app password.*said: “5.7.8 bad”$/,
    ],
    [
      'a sender that is not its own',
      { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM', response: '553 no' },
      /does not let this account send from hello@site.example/,
    ],
    [
      'a reader that it does not know',
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 no' },
      /does not accept email to this address\. Check/,
    ],
    [
      'a reader for whom it has no time',
      { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO', response: '451 later' },
      /at the moment/,
    ],
    [
      'a name that does not exist',
      { code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' },
      /^There is no server named mail.example/,
    ],
    ['a closed port', { code: 'ESOCKET', message: 'connect ECONNREFUSED 1.2.3.4:587' }, /^Nothing answers at mail.example on port 587/],
    ['a port that is blocked', { code: 'ETIMEDOUT', message: 'Connection timeout' }, /did not answer on port 587 in time/],
    [
      'a certificate for another name',
      { code: 'ESOCKET', message: "Hostname/IP does not match certificate's altnames" },
      /certificate of mail.example cannot be trusted \(it is for another name\)/,
    ],
    ['another refusal', { code: 'EMESSAGE', responseCode: 554, command: 'DATA', response: '554 spam' }, /refused the email \(554\)/],
    ['what nobody knows', {}, /^The mail server mail.example could not be used\.$/],
  ])('%s', (_what, failure, expected) => {
    expect(words(failure)).toMatch(expected);
  });

  it('explains that the port does not begin with TLS', () => {
    expect(words({ code: 'ESOCKET', message: 'wrong version number' }, 'smtps://mail.example:587')).toMatch(
      /^Port 587 of mail.example does not speak TLS from the start. Write smtp:/,
    );
  });

  it('contains no password, even if the server repeats it', () => {
    const response = `535 no hu@sh, no ${Buffer.from('hu@sh').toString('base64')}`;
    expect(words({ code: 'EAUTH', responseCode: 535, response })).not.toMatch(/hu@sh|aHVAc2g/);
  });
});
