import { isEmailAddress } from '../contact/email-address.js';
import { GUIDE_SLUGS } from '../guide/guide-sections.js';
import { isDecodable } from '../text/text.js';
import { CronTime, validateCronExpression } from 'cron';

/** A validation rule for a value, from the environment or from the back office. */
export interface Rule {
  holds(text: string): boolean;
  /** The requirement, as the end of a sentence that begins with the name of the setting. */
  says: string;
}

/** Names of built-in guides, separated by commas. */
export const guideNames: Rule = {
  holds: (text) => text.split(',').every((name) => name.trim() === '' || (GUIDE_SLUGS as readonly string[]).includes(name.trim())),
  says: `must be names of guides with commas between them; there are ${GUIDE_SLUGS.join(', ')}`,
};

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
const isWeb = (url: URL | undefined): url is URL => url !== undefined && /^https?:$/.test(url.protocol);
const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== '';

export const httpOrigin: Rule = {
  holds(text) {
    const url = parsed(text);
    return isWeb(url) && url.pathname === '/' && !url.search && !url.hash && !hasCredentials(url);
  },
  says: 'must be an http or https address without a path, such as https://homewright.example',
};

export const httpUrl: Rule = { holds: (text) => isWeb(parsed(text)), says: 'must be an http or https address' };

/** It may contain a name and password: they are sent percent-decoded. */
export const forwardingUrl: Rule = {
  holds(text) {
    const url = parsed(text);
    return isWeb(url) && isDecodable(url.username) && isDecodable(url.password);
  },
  says: 'must be an http or https address; a % in its name or password has to be written as %25',
};

/** Stored where people can read it, so a password is refused. */
export const httpUrlWithoutPassword: Rule = {
  holds(text) {
    const url = parsed(text);
    return isWeb(url) && !hasCredentials(url);
  },
  says: 'must be an http or https address without a name and password in it; to use these, set FORM_FORWARD_URL in the environment',
};

/** The address template of map tiles by zoom, column and row; https, because pages over https block other pictures. */
export const tileUrl: Rule = {
  holds(text) {
    const url = parsed(text);
    const isTemplate = ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2) && !/[{}]/.test(text.replace(/\{[xyz]\}/g, ''));
    return url?.protocol === 'https:' && !hasCredentials(url) && isTemplate && text.length <= 500;
  },
  says: 'must be an https address with {z}, {x} and {y} in it, each once, such as https://tiles.example/{z}/{x}/{y}.png',
};

export const smtpUrl: Rule = {
  holds(text) {
    const url = parsed(text);
    return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  },
  says: 'must be an smtp:// or smtps:// address with a host',
};

/** Only the server: user and password are separate settings, because the password is stored encrypted. */
export const smtpServer: Rule = {
  holds(text) {
    const url = parsed(text);
    return url !== undefined && smtpUrl.holds(text) && /^\/?$/.test(url.pathname) && !url.search && !url.hash && !hasCredentials(url);
  },
  says: 'must be the address of the mail server alone, such as smtp://mail.example:587 or smtps://mail.example:465',
};

export const email: Rule = { holds: (text) => isEmailAddress(text, { require_tld: false }), says: 'must be an email address' };

export const sender: Rule = {
  holds: (text) => isEmailAddress(text, { allow_display_name: true, require_tld: false }),
  says: 'must be an email address, with or without a name',
};

export const schedule: Rule = {
  holds: (text) => text === 'off' || (validateCronExpression(text).valid && everRuns(text)),
  says: 'must be a cron expression such as "0 */6 * * *", or off',
};

export const timeZone: Rule = {
  holds: (text) => /^[A-Za-z]/.test(text) && canFormat(text),
  says: 'must be the IANA name of a time zone, such as America/Toronto',
};

export const notEmpty: Rule = { holds: (text) => text !== '' && text.length <= 500, says: 'must be a text of 1 to 500 characters' };

export const wholeNumber = (least: number, most: number): Rule => ({
  holds: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
  says: `must be a whole number from ${least} to ${most}`,
});

export const oneOf = (values: readonly string[]): Rule => ({
  holds: (text) => values.includes(text),
  says: `must be one of ${values.join(', ')}`,
});

/** Whether a cron expression ever runs: one for 30 February is valid, but never does. */
function everRuns(cron: string): boolean {
  try {
    return Boolean(new CronTime(cron).sendAt());
  } catch {
    return false;
  }
}

function canFormat(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The content of a key file, not its path: a value from the back office must not make the process read files. */
export const serviceAccountKey: Rule = {
  holds(text) {
    try {
      const key = JSON.parse(text) as Record<string, unknown> | null;
      return typeof key?.['client_email'] === 'string' && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(String(key['private_key']));
    } catch {
      return false;
    }
  },
  says: 'must be the whole content of the JSON file with the key of a service account: it begins with { and has "client_email" and "private_key" in it',
};
