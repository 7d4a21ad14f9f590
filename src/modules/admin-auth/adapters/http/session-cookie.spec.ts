import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import { SessionCookie } from './session-cookie.js';

/** What a cookie is written with, and cleared with. */
function attributesFor(publicOrigin: string | undefined, protocol: string): CookieSerializeOptions[] {
  const cookie = new SessionCookie(
    {
      isPasswordFixed: true,
      password: '',
      sessionSecret: 'a secret of thirty-two characters',
      opsToken: undefined,
      trustsThisMachine: true,
    },
    new FixedSettings(publicOrigin === undefined ? {} : { PUBLIC_ORIGIN: publicOrigin }),
  );
  const given: CookieSerializeOptions[] = [];
  const request = { protocol } as FastifyRequest;
  const reply = {
    setCookie: (_name: string, _value: string, options: CookieSerializeOptions) => given.push(options),
    clearCookie: (_name: string, options: CookieSerializeOptions) => given.push(options),
  } as unknown as FastifyReply;
  cookie.write(request, reply, 'token');
  cookie.clear(request, reply);
  return given;
}

describe('the session cookie', () => {
  it.each([
    ['where nobody speaks TLS', undefined, 'http', false],
    ['where the site is known to be without', 'http://homewright.example', 'http', false],
    ['over TLS', undefined, 'https', true],
    ['where the site is known to be https, even if the last proxy does not say so', 'https://homewright.example', 'http', true],
  ])('is sent to this site only and not readable by scripts; %s Secure is as it should be', (_where, origin, protocol, secure) => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure };
    expect(attributesFor(origin, protocol)).toEqual([attributes, attributes]);
  });
});
