import Fastify from 'fastify';
import { warnOfUntrustedProxy } from './untrusted-proxy.js';

async function warnings(requests: { from: string; forwarded?: string }[], trustProxy: string | false = false): Promise<string[]> {
  const lines: string[] = [];
  const fastify = Fastify({ trustProxy });
  warnOfUntrustedProxy(fastify, (line) => void lines.push(line));
  fastify.get('/', () => 'fine');
  for (const { from, forwarded } of requests) {
    await fastify.inject({ url: '/', remoteAddress: from, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  }
  await fastify.close();
  return lines;
}

describe('an untrusted proxy', () => {
  it('is logged once, with its address and the setting to change', async () => {
    const proxied = { from: '10.0.0.5', forwarded: '203.0.113.9' };
    const lines = await warnings([proxied, proxied, { from: '10.0.0.6', forwarded: '203.0.113.9' }]);
    expect(lines).toEqual([expect.stringMatching(/A proxy at 10\.0\.0\.5 .+ set TRUST_PROXY=10\.0\.0\.5\/32 /)]);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1/32'],
    ['::ffff:172.18.0.2', '172.18.0.2/32'],
    ['fd00::2', 'fd00::2/128'],
  ])('is logged for %s', async (from, cure) => {
    expect(await warnings([{ from, forwarded: '203.0.113.9' }])).toEqual([expect.stringContaining(`TRUST_PROXY=${cure} `)]);
  });

  it('is logged even if others are trusted', async () => {
    expect(await warnings([{ from: '10.0.0.5', forwarded: '203.0.113.9' }], '10.0.0.9/32')).toHaveLength(1);
  });

  it('outside of this network is logged once without its address: it may be a visitor who sends the header', async () => {
    const lines = await warnings([
      { from: '203.0.113.9', forwarded: '127.0.0.1' },
      { from: '2001:4860::1', forwarded: 'x' },
      { from: '10.0.0.5', forwarded: 'x' },
    ]);
    expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY to its address'), expect.stringContaining('A proxy at 10.0.0.5 ')]);
    expect(lines[0]).not.toContain('203.0.113');
  });

  it('is not assumed for a trusted one, nor without forwarding headers', async () => {
    expect(await warnings([{ from: '10.0.0.5', forwarded: '203.0.113.9' }], '10.0.0.5/32')).toEqual([]);
    expect(await warnings([{ from: '10.0.0.5' }])).toEqual([]);
  });
});
