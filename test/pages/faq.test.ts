import { faqEntries } from '../../src/modules/content/domain/texts/pages/faq-entries.js';
import { rendered } from '../support/rendered.js';

const FAQ_ENTRIES = faqEntries(true);

describe('the questions and answers', () => {
  it('are all on the page, each answer complete, with its anchor and a link to a trade', async () => {
    const { status, head, body, text } = await rendered('/faq', { faq: FAQ_ENTRIES });
    expect(status).toBe(200);
    expect(head).not.toContain('noindex');
    expect(body.match(/class="faq-entry"/g)).toHaveLength(FAQ_ENTRIES.length);
    for (const { id, question, answer, industry } of FAQ_ENTRIES) {
      expect(body).toContain(`<div id="${id}"`);
      expect(text).toContain(question);
      for (const paragraph of answer) expect(text).toContain(paragraph);
      expect(body).toContain(`href="/search?industry=${industry.replace(' ', '+')}"`);
    }
  });

  it('that cannot be read are an outage, not an empty list', async () => {
    const { status, head, body, text } = await rendered('/faq', { faq: 503 });
    expect(status).toBe(503);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('The questions could not be loaded');
    expect(body).not.toContain('faq-entry');
  });
});
