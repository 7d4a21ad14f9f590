import { rendered } from '../support/rendered.js';

it('explains the order of results, what Featured means, and that nobody can buy a better rating', async () => {
  const { status, head, text } = await rendered('/how-we-order');
  expect(status).toBe(200);
  expect(head).toContain('content="index"');
  for (const words of ['Featured businesses first', 'What Featured means', 'Nobody can buy a better rating', 'What the badges mean'])
    expect(text).toContain(words);
});

it('is linked in the footer of every page, and beside the order of results', async () => {
  const link = 'href="/how-we-order"';
  expect((await rendered('/faq', { faq: [] })).body).toContain(link);
});
