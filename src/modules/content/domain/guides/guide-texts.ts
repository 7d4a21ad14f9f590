import { DESCRIPTION, KEYWORDS } from '../texts/pages/common-fields.js';
import type { PublicText, RowsFacts, TextColumn, TextFacts, TextPage } from '../texts/text-facts.js';
import { CARD_COLOURS, type Guide, type GuideBox, type GuideCards, type GuideStep, STOP_TRADES, TONES, URGENCIES } from './guide.js';

const line = (label: string, most = 120) => ({ kind: 'line', label, most }) as const;
const list = (label: string, most = 6_000) => ({ kind: 'list', label, most, mayBeEmpty: true }) as const;
const maybe = <Column extends TextColumn>(column: Column) => ({ ...column, mayBeEmpty: true }) as const;

const BOX_COLUMNS = {
  title: line('Title'),
  tone: { ...line('Colour: info, warning or danger', 20), choices: TONES },
  text: maybe(line('Text', 1_000)),
  items: list('Points, one on each line'),
} as const;

const STEP_COLUMNS = {
  title: line('Title'),
  time: line('How long it takes', 80),
  urgency: maybe({ ...line('How pressing it is', 20), choices: URGENCIES }),
  description: { kind: 'paragraphs', label: 'What to do, a blank line between paragraphs', most: 6_000 },
  tips: list('Tips, one on each line'),
  stopTitle: maybe(line('Title of the box that says where to stop')),
  stopText: maybe(line('Where to stop and call somebody; empty for no box', 1_000)),
  stopTrade: maybe({ ...line('Whom its button finds; none for the trade of the guide', 20), choices: STOP_TRADES }),
} as const;

const CARD_COLUMNS = {
  title: line('Title'),
  label: maybe(line('Label', 80)),
  colour: maybe({ ...line('Colour of the label', 20), choices: CARD_COLOURS }),
  facts: list('Facts: on each line “Name: text”; or “Name:”, and below it points that begin with “- ”'),
} as const;

const LINK_COLUMNS = { text: line('Text', 80), to: { kind: 'address', label: 'Leads to', most: 500 } } as const;
const SOURCE_COLUMNS = { title: line('Title', 200), address: { kind: 'source', label: 'Address', most: 1_000 } } as const;

/** Each box has its colour, so boxes can be moved, added or removed like entries of any list. */
const boxes = (label: string, least: number, most: number, all: readonly GuideBox[]) =>
  ({
    kind: 'rows',
    label,
    least,
    most,
    columns: BOX_COLUMNS,
    default: all.map(({ title, tone, text = '', items }) => ({ title, tone, text, items: items.join('\n') })),
  }) as const satisfies RowsFacts;

/** The texts of a guide that an operator can change; the defaults are the built-in texts. */
export function guideTexts(guide: Guide) {
  const [cards] = guide.cards;
  return {
    title: { ...line('Title'), default: guide.title },
    subtitle: { ...line('Below it', 300), default: guide.subtitle },
    description: { ...DESCRIPTION, default: guide.description },
    keywords: { ...KEYWORDS, default: guide.keywords.join(', ') },
    chips: {
      ...list('In short, one on each line', 300),
      help: 'The first one is how long it takes: lists of guides show it.',
      default: guide.chips.join('\n'),
    },
    difficulty: { ...line('Difficulty', 60), default: guide.difficulty },
    permitTitle: { ...line('Permit'), default: guide.permit.title },
    permitText: { ...line('About permits', 1_000), default: guide.permit.text },
    safety: {
      ...boxes('Before everything else', 1, 1, [guide.safety]),
      help: 'People may follow these words. Change them only to what you know is safe.',
    },
    before: boxes('Boxes above the steps', 0, 12, guide.before),
    tools: { ...list('Tools, one on each line'), default: guide.tools.join('\n') },
    partsTitle: { ...line('Title of the second list'), default: guide.partsTitle },
    parts: { ...list('Second list, one on each line; empty for no list'), default: guide.parts.join('\n') },
    cardsTitle: { ...line('Title of the cards'), mayBeEmpty: true, default: cards?.title ?? '' },
    cardsIntro: { ...line('Text above the cards', 500), mayBeEmpty: true, default: cards?.intro ?? '' },
    cards: {
      kind: 'rows',
      label: 'Cards side by side',
      least: 0,
      most: 20,
      columns: CARD_COLUMNS,
      default: (cards?.cards ?? []).map(cardRow),
    },
    stepsTitle: { ...line('Title of the steps'), default: guide.stepsTitle },
    steps: { kind: 'rows', label: 'Steps', least: 1, most: 40, columns: STEP_COLUMNS, default: guide.steps.map(stepRow) },
    after: boxes('Boxes below the steps', 0, 12, guide.after),
    callTitle: { ...line('Title of when to call somebody'), default: guide.whenToCall.title },
    callItems: { ...list('When to call somebody, one on each line'), default: guide.whenToCall.items.join('\n') },
    closingTitle: { ...line('Title at the end'), default: guide.closing.title },
    closingText: { ...line('Text at the end', 1_000), default: guide.closing.text },
    closingLinks: {
      kind: 'rows',
      label: 'Buttons at the end',
      least: 1,
      most: 4,
      columns: LINK_COLUMNS,
      default: guide.closing.links.map(({ text, to }) => ({ text, to })),
    },
    relatedTitle: { ...line('Title of related guides'), default: guide.related.title },
    relatedLinks: {
      kind: 'rows',
      label: 'Related guides',
      help: 'Links to guides that are hidden are left out automatically.',
      least: 0,
      most: 20,
      columns: LINK_COLUMNS,
      default: guide.related.links.map(({ text, to }) => ({ text, to })),
    },
    sources: {
      kind: 'rows',
      label: 'Sources',
      least: 0,
      most: 40,
      columns: SOURCE_COLUMNS,
      default: guide.sources.map(({ title, address }) => ({ title, address })),
    },
  } as const satisfies Record<string, TextFacts>;
}

export type GuideTexts = { -readonly [Name in keyof ReturnType<typeof guideTexts>]: PublicText<ReturnType<typeof guideTexts>[Name]> };

/** The page of texts for a guide. */
export function guideTextPage(guide: Guide) {
  return { title: guide.title, address: guide.path, written: guide.edited, texts: guideTexts(guide) } as const satisfies TextPage;
}

/** The guide with these texts instead of its own. @param changedOn when one of them was last changed (YYYY-MM-DD) */
export function guideFrom({ path, section, emergencies }: Guide, texts: GuideTexts, changedOn: string): Guide {
  const { safety, cards, cardsTitle, cardsIntro } = texts;
  return {
    path,
    section,
    emergencies,
    edited: changedOn,
    title: texts.title,
    subtitle: texts.subtitle,
    description: texts.description,
    keywords: texts.keywords.split(/\s*,\s*/).filter(Boolean),
    chips: texts.chips,
    difficulty: texts.difficulty,
    permit: { title: texts.permitTitle, text: texts.permitText },
    safety: safety.map(boxFrom)[0]!,
    before: texts.before.map(boxFrom),
    tools: texts.tools,
    partsTitle: texts.partsTitle,
    parts: texts.parts,
    cards: cards.length > 0 ? [{ title: cardsTitle, ...(cardsIntro ? { intro: cardsIntro } : {}), cards: cards.map(cardFrom) }] : [],
    stepsTitle: texts.stepsTitle,
    steps: texts.steps.map(stepFrom),
    after: texts.after.map(boxFrom),
    whenToCall: { title: texts.callTitle, items: texts.callItems },
    closing: { title: texts.closingTitle, text: texts.closingText, links: texts.closingLinks },
    related: { title: texts.relatedTitle, links: texts.relatedLinks },
    sources: texts.sources,
  };
}

function boxFrom({ title, tone, text, items }: GuideTexts['before'][number]): GuideBox {
  return { tone: TONES.find((known) => known === tone) ?? 'info', title, ...(text ? { text } : {}), items };
}

function stepRow({ title, time, urgency, description, tips, stop }: GuideStep) {
  return {
    title,
    time,
    urgency: urgency ?? '',
    description: description.join('\n\n'),
    tips: tips.join('\n'),
    stopTitle: stop?.title ?? '',
    stopText: stop?.text ?? '',
    stopTrade: stop?.trade ?? '',
  };
}

function stepFrom(step: GuideTexts['steps'][number]): GuideStep {
  const { title, time, description, tips, stopTitle, stopText } = step;
  const urgency = URGENCIES.find((known) => known === step.urgency);
  const trade = STOP_TRADES.find((known) => known === step.stopTrade);
  return {
    title,
    time,
    description,
    tips,
    ...(urgency ? { urgency } : {}),
    ...(stopText ? { stop: { title: stopTitle || 'Where to stop', text: stopText, ...(trade ? { trade } : {}) } } : {}),
  };
}

type Card = GuideCards['cards'][number];

function cardRow({ title, urgency, facts }: Card) {
  const lines = facts.flatMap(({ label, value }) =>
    Array.isArray(value) ? [`${label}:`, ...value.map((item) => `- ${item}`)] : [`${label}: ${value}`],
  );
  return { title, label: urgency?.label ?? '', colour: urgency?.colour ?? '', facts: lines.join('\n') };
}

function cardFrom({ title, label, colour, facts: lines }: GuideTexts['cards'][number]): Card {
  const facts: Card['facts'] = [];
  for (const each of lines) {
    const last = facts.at(-1);
    const [, name = '', value = ''] = /^([^:]+):(?: (.*))?$/.exec(each) ?? [];
    if (each.startsWith('- ') && Array.isArray(last?.value)) last.value.push(each.slice(2));
    else facts.push(name ? { label: name, value: value || [] } : { label: 'Note', value: each });
  }
  const known = CARD_COLOURS.find((each) => each === colour) ?? 'blue';
  return { title, ...(label ? { urgency: { label, colour: known } } : {}), facts };
}
