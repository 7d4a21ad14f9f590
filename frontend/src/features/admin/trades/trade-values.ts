import type { FieldError } from '../../../../../src/shared/domain-error.js';
import type { AdminTrade, NewTrade, TradeEdit } from './trade-endpoints.js';

/** Values of the form; lists have one entry per line. */
export interface TradeValues {
  name: string;
  plural: string;
  otherNames: string;
  services: string;
  image: string;
  drawing: string;
  summary: string;
  description: string;
}

export const FIELD_NAMES: Record<keyof TradeValues, string> = {
  name: 'Name',
  plural: 'Name for several of them',
  otherNames: 'Other names for it',
  services: 'Words homeowners use',
  image: 'Picture',
  drawing: 'Drawing',
  summary: 'Sentence on its card',
  description: 'What to know before hiring',
};

export const FIELDS = Object.keys(FIELD_NAMES) as (keyof TradeValues)[];

/** Up to this number of listings are updated within a few seconds; twenty thousand take half a minute. */
const MAX_IN_SECONDS = 2_000;

/** When visitors see a change. @param renamed number of listings whose trade gets another name */
export const seenText = (renamed: number) => `Visitors see it within ${renamed > MAX_IN_SECONDS ? 'a minute' : 'a few seconds'}.`;

const NEUTRAL_DRAWING = 'home-services';

export function valuesOf(trade: AdminTrade): TradeValues {
  const { name, plural, otherNames, services, image, drawing, summary, description } = trade;
  return {
    name,
    plural,
    otherNames: otherNames.join('\n'),
    services: services.join('\n'),
    image: image ?? '',
    drawing,
    summary,
    description,
  };
}

/** Initial values of a new trade. @param name of the industry of the sheet that it is made from, if any */
export function newValues(name: string): TradeValues {
  return { name, plural: '', otherNames: '', services: '', image: '', drawing: NEUTRAL_DRAWING, summary: '', description: '' };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The edited fields of a trade for the API; an empty field restores the built-in value. */
export function editOf(typed: TradeValues, trade: AdminTrade): TradeEdit {
  const before = valuesOf(trade);
  const { original, origin, slug } = trade;
  const isBuiltIn = (field: 'plural' | 'summary') =>
    typed[field].trim() === '' ||
    (typed[field].trim() === original?.[field] && (field === 'summary' || typed.name.trim() === original.name));
  const drawn = origin === 'catalogue' ? slug : NEUTRAL_DRAWING;
  const edit: Required<Omit<TradeEdit, 'hidden'>> = {
    name: typed.name.trim(),
    plural: isBuiltIn('plural') ? null : typed.plural.trim(),
    otherNames: linesOf(typed.otherNames),
    services: linesOf(typed.services),
    image: typed.image.trim() || null,
    drawing: typed.drawing === drawn ? null : typed.drawing,
    summary: isBuiltIn('summary') ? null : typed.summary.trim(),
    description: typed.description.trim() || null,
  };
  // Without a plural, one would be generated that no admin has checked.
  const isEdited = (field: keyof TradeValues) => typed[field] !== before[field] || (field === 'plural' && typed.name !== before.name);
  return Object.fromEntries(Object.entries(edit).filter(([field]) => isEdited(field as keyof TradeValues)));
}

export function newTradeOf(typed: TradeValues): NewTrade {
  const { name, plural, otherNames, services, ...texts } = typed;
  return { ...texts, name: name.trim(), plural: plural.trim(), otherNames: linesOf(otherNames), services: linesOf(services) };
}

/** Rebases changes: the values of a newer state, with the typed changes applied. */
export function rebased(before: TradeValues, typed: TradeValues, fresh: TradeValues): TradeValues {
  const changed = FIELDS.filter((field) => typed[field] !== before[field]);
  return { ...fresh, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}

const isField = (name: string): name is keyof TradeValues => Object.hasOwn(FIELD_NAMES, name);

/** Maps an error of the API to a field of the form; `field` is `undefined` for an error without one. */
export function messageOf({ field, message }: FieldError, typed: TradeValues): { field: keyof TradeValues | undefined; text: string } {
  const [name = field, entry] = field.split('.');
  if (!isField(name)) return { field: undefined, text: `${name} ${message}` };
  const line = entry === undefined ? undefined : linesOf(typed[name])[Number(entry)];
  return { field: name, text: line === undefined ? `${FIELD_NAMES[name]} ${message}` : `“${line}” ${message}` };
}
