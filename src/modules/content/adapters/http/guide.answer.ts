import { described, list, object, oneOf, optional, type Schema, text } from '../../../../platform/http/answers/answers.js';
import { SECTION_IDS } from '../../../../shared/guide/guide-sections.js';
import type { GuidePath } from '../../../../shared/guide/guide-topics.js';
import {
  CARD_COLOURS,
  type Guide,
  type GuideBox,
  type GuideCards,
  type GuideLink,
  type GuideStep,
  STOP_TRADES,
  TONES,
  URGENCIES,
} from '../../domain/guides/guide.js';
import { EMERGENCY_CASES } from '../../domain/texts/pages/emergency-cases.js';

const EMERGENCIES = EMERGENCY_CASES.map(({ id }) => id);

const box = object<GuideBox>({ tone: oneOf(...TONES), title: text, text: optional(text), items: list(text) });
const titled = object<{ title: string; text: string }>({ title: text, text });
const link = object<GuideLink>({ text, to: text });
const card = object<GuideCards['cards'][number]>({
  title: text,
  urgency: optional(object<{ label: string; colour: (typeof CARD_COLOURS)[number] }>({ label: text, colour: oneOf(...CARD_COLOURS) })),
  facts: list(
    object<GuideCards['cards'][number]['facts'][number]>({
      label: text,
      value: { anyOf: [text, list(text)] },
    }),
  ),
});

export const GUIDE = object<Guide>({
  path: text as Schema<GuidePath>,
  section: oneOf(...SECTION_IDS),
  emergencies: described(list(oneOf(...EMERGENCIES)), 'Sections of /emergency-help, the most likely first.'),
  edited: described(text, 'YYYY-MM-DD, the date of its last change.'),
  title: text,
  subtitle: text,
  description: text,
  keywords: list(text),
  chips: described(list(text), 'Time, cost, tools, or another fact in their place.'),
  difficulty: text,
  permit: titled,
  safety: described(box, 'The warning at the beginning.'),
  tools: list(text),
  partsTitle: text,
  parts: list(text),
  before: list(box),
  cards: list(object<GuideCards>({ title: text, intro: optional(text), cards: list(card) })),
  stepsTitle: text,
  steps: list(
    object<GuideStep>({
      title: text,
      description: described(list(text), 'Paragraphs.'),
      tips: list(text),
      time: text,
      urgency: optional(oneOf(...URGENCIES)),
      stop: optional(
        described(
          object<NonNullable<GuideStep['stop']>>({
            title: text,
            text,
            trade: optional(described(oneOf(...STOP_TRADES), 'The trade for the work, if it is not that of the guide.')),
          }),
          'From here on a professional has to do the work.',
        ),
      ),
    }),
  ),
  after: list(box),
  whenToCall: object<Guide['whenToCall']>({ title: text, items: list(text) }),
  closing: object<Guide['closing']>({ title: text, text, links: list(link) }),
  related: object<Guide['related']>({ title: text, links: list(link) }),
  sources: list(object<Guide['sources'][number]>({ title: text, address: text })),
});
