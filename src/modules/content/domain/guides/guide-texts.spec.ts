import { GUIDE_SLUGS } from '../../../../shared/guide/guide-sections.js';
import { checkedText } from '../texts/check-text.js';
import { publicTexts } from '../texts/public-text.js';
import { TEXT_PAGES } from '../texts/text-pages.js';
import { guideFrom, guideTextPage, type GuideTexts } from './guide-texts.js';
import { builtInGuide } from './guides.js';

const WORDS = { site: 'Handy', region: 'Ontario', reviewTime: '' };

describe.each(GUIDE_SLUGS)('the texts of %s', (slug) => {
  const guide = builtInGuide(slug, true);
  const page = guideTextPage(guide);

  it('contain the complete guide, and pass their own validation', () => {
    const texts = publicTexts(page, {}, WORDS) as unknown as GuideTexts;
    expect(guideFrom(guide, texts, guide.edited)).toEqual(guide);
    for (const [name, facts] of Object.entries(page.texts))
      expect(checkedText(facts, name, facts.default)).toEqual({ value: facts.default });
    expect(TEXT_PAGES[`${slug}-guide`].address).toBe(`/${slug}-guide`);
  });
});

describe('a guide with changed texts', () => {
  const guide = builtInGuide('dripping-faucet', false);
  const changedTo = (changed: Parameters<typeof publicTexts>[1]) =>
    guideFrom(guide, publicTexts(guideTextPage(guide), changed, WORDS) as unknown as GuideTexts, '2026-11-23');

  it('shows them in place of the built-in ones', () => {
    const step = {
      title: 'Look',
      time: '1 minute',
      urgency: 'URGENT',
      description: 'A\n\nB',
      tips: '',
      stopTitle: '',
      stopText: 'Call us.',
    };
    const made = changedTo({ title: 'It drips', keywords: 'tap , drip', parts: '', steps: [step] });
    expect(made).toMatchObject({
      title: 'It drips',
      keywords: ['tap', 'drip'],
      parts: [],
      edited: '2026-11-23',
      path: '/dripping-faucet-guide',
    });
    expect(made.steps).toEqual([
      {
        title: 'Look',
        time: '1 minute',
        urgency: 'URGENT',
        description: ['A', 'B'],
        tips: [],
        stop: { title: 'Where to stop', text: 'Call us.' },
      },
    ]);
    expect(made.safety).toEqual(guide.safety);
    const stops = ['Electrician', 'Locksmith', ''].map((stopTrade) => changedTo({ steps: [{ ...step, stopTrade }] }).steps[0]?.stop?.trade);
    expect(stops).toEqual(['Electrician', undefined, undefined]);
  });

  it('has cards of a text or of bullet points', () => {
    const facts = 'Price: $5: cheap\nGood for:\n- Small rooms\n- Dust\nLasts a year';
    expect(changedTo({ cardsTitle: 'Kinds', cards: [{ title: 'Flat', label: 'Soon', colour: '', facts }] }).cards).toEqual([
      {
        title: 'Kinds',
        cards: [
          {
            title: 'Flat',
            urgency: { label: 'Soon', colour: 'blue' },
            facts: [
              { label: 'Price', value: '$5: cheap' },
              { label: 'Good for', value: ['Small rooms', 'Dust'] },
              { label: 'Note', value: 'Lasts a year' },
            ],
          },
        ],
      },
    ]);
  });
});
