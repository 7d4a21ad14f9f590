import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isMalformed, routableAddress } from './malformed-address.js';

const from = (method = 'GET', accept = 'text/html,application/xhtml+xml,*/*;q=0.8') => ({ method, headers: { accept } }) as IncomingMessage;

const routed = (address: string, request = from()) => {
  const path = routableAddress(request, address);
  return { path, malformed: isMalformed({ raw: request } as FastifyRequest) };
};

describe('a malformed address', () => {
  it.each(['/%', '/%E0%A4%A', '/search/%zz?query=tap', '/business/a%2'])('%s is answered with a page in a browser', (address) => {
    expect(routed(address)).toEqual({ path: '/-/-', malformed: true });
    expect(routed(address, from('HEAD')).malformed).toBe(true);
  });

  it.each([
    ['/%', from('GET', 'application/json')],
    ['/%', from('GET', '*/*')],
    ['/%', from('POST')],
    ['/api/%zz', from()],
    ['/media/%', from()],
  ])('is passed to the router otherwise: %s', (address, request) => {
    expect(routed(address, request)).toEqual({ path: address, malformed: false });
  });
});

it.each(['/', '/search?query=100%', '/Montr%C3%A9al', '/a#%'])('does not change %s', (address) => {
  expect(routed(address)).toEqual({ path: address, malformed: false });
});
