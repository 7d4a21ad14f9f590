/** A failure as the mail library reports it. */
export interface MailFailure {
  code?: string;
  /** The command of the step that failed, such as CONN or AUTH PLAIN. */
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
  cause?: { code?: string };
}

interface Account {
  host: string;
  port: string;
  isTls: boolean;
  user: string;
  from: string;
}

const MAX_ANSWER_LENGTH = 300;

/** Explains an error of the mail server in plain words, with what to try. */
export function mailErrorText(failure: MailFailure, url: string, from: string): string {
  const account = accountIn(url, from);
  const said = saidBy(failure, url);
  if (failure.responseCode !== undefined) return `${refusalOf(failure, account)}${said && ` The server said: “${said}”`}`;
  return connectionTrouble(failure, account);
}

function refusalOf({ code, responseCode = 0, command = '' }: MailFailure, { host, user, from }: Account): string {
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 534) {
    return `The mail server ${host} refused the ${user ? `user name ${user} or its password` : 'sign-in'}. Check both; providers with two-step sign-in require an app password instead of the usual one.`;
  }
  if (responseCode === 530)
    return `The mail server ${host} requires ${user ? 'a safe connection before the sign-in: try smtps:// with port 465' : 'a user name and a password'}.`;
  if (/^MAIL/i.test(command))
    return `The mail server ${host} does not let this account send from ${from}. Use an address of the account as the sender.`;
  if (/^RCPT/i.test(command) && responseCode < 500)
    return `The mail server ${host} is not accepting email to this address at the moment. Try again in a few minutes.`;
  if (/^RCPT/i.test(command))
    return `The mail server ${host} does not accept email to this address. Check its spelling, and whether the account may send to other domains.`;
  return responseCode < 500
    ? `The mail server ${host} asks to try again later (${responseCode}).`
    : `The mail server ${host} refused the email (${responseCode}).`;
}

function connectionTrouble({ code = '', cause, message = '' }: MailFailure, { host, port, isTls, user }: Account): string {
  const codes = `${code} ${cause?.code ?? ''} ${message}`;
  if (/ENOTFOUND|EDNS|EAI_/.test(codes)) return `There is no server named ${host}. Check the mail server’s address for typos.`;
  if (/ECONNREFUSED/.test(codes))
    return `Nothing answers at ${host} on port ${port}. Try port 587 with smtp://, or port 465 with smtps://.`;
  if (/wrong version number|ssl3_get_record|packet length/i.test(codes))
    return `Port ${port} of ${host} does not speak TLS from the start. Write smtp:// in place of smtps://, or use port 465.`;
  if (/self.signed|certificate|altnames|CERT_|ERR_TLS/i.test(codes)) {
    return `The certificate of ${host} cannot be trusted (${certificateTrouble(codes)}). Use the server’s name as its provider gives it, not its IP address.`;
  }
  if (/NOAUTH|EAUTH/.test(codes) || /credentials/i.test(message))
    return `The mail server ${host} requires ${user ? `a password for ${user}` : 'a user name and a password'}.`;
  if (/greeting|ETIMEDOUT|timeout|EHOSTUNREACH|ENETUNREACH/i.test(codes)) {
    const other = isTls ? 'smtp:// with port 587' : 'smtp:// with port 587, or smtps:// with port 465';
    return `${host} did not answer on port ${port} in time. Many networks block mail on some ports: try ${other}, or ask your hosting provider.`;
  }
  return `The mail server ${host} could not be used${code ? ` (${code})` : ''}.`;
}

const certificateTrouble = (codes: string): string =>
  /expired/i.test(codes)
    ? 'it has expired'
    : /self.signed/i.test(codes)
      ? 'it is self-signed'
      : /altnames/i.test(codes)
        ? 'it is for another name'
        : 'its issuer is unknown';

function accountIn(url: string, from: string): Account {
  const { protocol, hostname, port, username } = new URL(url);
  const isTls = protocol === 'smtps:';
  return { host: hostname, port: port || (isTls ? '465' : '587'), isTls, user: decodeURIComponent(username), from };
}

/** Without the password, in case a server repeats it. */
function saidBy({ response = '' }: MailFailure, url: string): string {
  const password = decodeURIComponent(new URL(url).password);
  const line = response
    .split(/\r?\n/)
    .map((each) => each.replace(/^\d{3}[ -]/, '').trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_ANSWER_LENGTH);
  return password === '' ? line : line.replaceAll(password, '...').replaceAll(Buffer.from(password).toString('base64'), '...');
}
