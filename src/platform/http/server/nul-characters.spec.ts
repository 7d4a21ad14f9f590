import Fastify from 'fastify';
import { refuseNulCharacters } from './nul-characters.js';

describe('a name in an address', () => {
  const fastify = Fastify();
  refuseNulCharacters(fastify);
  fastify.get('/things/:name', () => ({ found: true }));
  afterAll(() => fastify.close());

  it('with a NUL is answered with 404', async () => {
    for (const name of ['%00', 'a%00b', '%00%00']) {
      const answer = await fastify.inject(`/things/${name}?x=1`);
      expect(answer.json()).toMatchObject({ status: 404, type: '/problems/not-found', detail: `There is nothing at /things/${name}.` });
    }
  });

  it('with other characters is passed to the handler', async () => {
    for (const name of ['a', '%20', '%e2%82%ac', '0', '%2500']) expect((await fastify.inject(`/things/${name}`)).statusCode).toBe(200);
  });
});
