import { wordsOf } from '../../../shared/text/text.js';

/** Many titles have a sign instead: "Glass & Mirror" for "glass and mirror". */
export const CONNECTORS: ReadonlySet<string> = new Set(['and', 'et']);

/** What people ask about a business by its name, and the parts of its web address that are no name. */
export const AROUND_NAMES: ReadonlySet<string> = new Set(
  wordsOf(`
    phone phones telephone number tel contact contacts call email mail address location directions hours open opened closed now website web
    site review reviews rating ratings complaints info information details about find
    who what where when is are the for of to at how do i
    numero coordonnees courriel adresse heures ouvert ferme avis plaintes trouver joindre appeler pour de du le la les est
    http https www com ca org net
  `),
);

/** The words without "and", which titles need not have. */
export function withoutConnectors(words: readonly string[]): string[] {
  const rest = words.filter((word) => !CONNECTORS.has(word));
  return rest.length > 0 ? rest : [...words];
}

/** The words as a title may have them: as typed, without "and", and without what is asked about the business. */
export function nameReadings(words: readonly string[]): (readonly string[])[] {
  const connected = withoutConnectors(words);
  const bare = connected.filter((word) => !AROUND_NAMES.has(word));
  const readings = [words, connected, bare];
  return readings.filter((reading, index) => reading.length > 0 && reading.length !== readings[index - 1]?.length);
}
