import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers.js';

async function headersWith({ https, subdomains }: { https: boolean; subdomains: boolean }) {
  const fastify = Fastify();
  addSecurityHeaders(fastify, { https: () => https, subdomains });
  fastify.get('/', () => 'fine');
  const { headers } = await fastify.inject('/');
  await fastify.close();
  return headers;
}

describe('the security headers', () => {
  it.each([
    [{ https: false, subdomains: true }, undefined],
    [{ https: true, subdomains: false }, 'max-age=31536000'],
    [{ https: true, subdomains: true }, 'max-age=31536000; includeSubDomains'],
  ])('have with %j for https: %s', async (transport, expected) => {
    expect((await headersWith(transport))['strict-transport-security']).toBe(expected);
  });

  it('allow pages to ask for the location, and for no other device', async () => {
    const policy = String((await headersWith({ https: false, subdomains: false }))['permissions-policy']).split(', ');
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()', 'geolocation=(self)']));
    expect(policy.filter((part) => !part.endsWith('=()'))).toEqual(['geolocation=(self)']);
  });
});
