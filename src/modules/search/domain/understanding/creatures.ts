import { tokensOf } from './tokens.js';

/**
 * Animals that nobody wants at home: a query that names one is about it, and a fence, a floor or a gutter only says where it is. Words that
 * as often mean something else are left out: a bat, a fly, a snake for drains, a bee or a fox in the name of a business.
 */
const CREATURES: ReadonlySet<string> = new Set(
  tokensOf(`
    raccoon racoon squirrel porcupine groundhog woodchuck skunk rat mouse mice rodent opossum possum chipmunk pigeon starling woodpecker vole gopher
    ant wasp hornet spider termite cockroach roach earwig centipede silverfish bedbug flea moth beetle maggot
    souris mulot ecureuil mouffette marmotte fourmi fourmis guepe frelon araignee coquerelle punaise
  `).map(({ stem }) => stem),
);

/** Whether a phrase consists of an animal. */
export const isCreature = (stems: readonly string[]): boolean => stems.length === 1 && CREATURES.has(stems[0]!);
