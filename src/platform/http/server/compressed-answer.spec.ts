import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { compressAnswers } from './compressed-answer.js';

const LONG = Array.from({ length: 200 }, (_, index) => ({ question: `Question ${index}` }));

let fastify: FastifyInstance;
beforeEach(() => {
  fastify = Fastify();
  compressAnswers(fastify);
  fastify.get('/long', { config: { isCompressed: true } }, () => LONG);
  fastify.get('/short', { config: { isCompressed: true } }, () => LONG.slice(0, 2));
  fastify.get('/secret', () => LONG);
});
afterEach(() => fastify.close());

const answerOf = (url: string, encoding?: string) =>
  fastify.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it("an answer of a route with compression is compressed in the client's preferred encoding", async () => {
  const { headers, rawPayload } = await answerOf('/long', 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'content-length': String(rawPayload.length) });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 5);
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(LONG);
  expect((await answerOf('/long', 'gzip')).headers['content-encoding']).toBe('gzip');
});

it.each([
  ['/long', undefined],
  ['/short', 'br'],
  ['/secret', 'br'],
])('%s is not compressed, for %s', async (url, encoding) => {
  const { headers, body } = await answerOf(url, encoding);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body)).toEqual(url === '/short' ? LONG.slice(0, 2) : LONG);
});
