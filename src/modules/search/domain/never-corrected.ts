import { wordsOf } from '../../../shared/text/text.js';
import { WORDS_OF_OTHER_SUBJECTS } from './understanding/other-subjects.js';

/**
 * People by what they do, of whom no trade of the catalogue is meant, and which is no sign of another subject: movers break walls. In the
 * singular, from which the plural is one letter away: it finds the singular as a misspelt word does.
 */
const OTHER_PEOPLE = `
  mover welder blacksmith ironworker millwright boilermaker scaffolder sandblaster machinist mechanic surveyor inspector appraiser assessor stager
  designer draftsman developer driver trucker chauffeur courier dispatcher farmer rancher fisher hunter trapper
  logger miner butcher baker brewer shoemaker cobbler seamstress jeweller watchmaker printer binder potter weaver sculptor
  banker broker planner bookkeeper auditor lender investor translator interpreter editor writer author publisher librarian nurse paramedic
  firefighter officer soldier sailor pilot lifeguard guard bouncer waiter bartender server caretaker caregiver companion singer actor
  musician drummer magician clown coach referee trainer swimmer skater rider racer
  demenageur soudeur forgeron arpenteur inspecteur evaluateur estimateur mecanicien machiniste camionneur livreur conducteur fermier bucheron
  mineur boucher boulanger patissier cordonnier tailleur couturiere bijoutier horloger imprimeur relieur potier sculpteur rembourreur
  banquier courtier planificateur comptable verificateur traducteur interprete redacteur infirmier infirmiere ambulancier pompier policier
  soldat pilote sauveteur gardien gardienne serveur barman cuisinier chanteur acteur musicien magicien entraineur arbitre organisateur
  concepteur dessinateur
`;

/** Shorter ones are never taken for misspelt ones. */
const MIN_LENGTH = 5;

/**
 * Words of something else than homes: they are what was meant, and no misspelling of a word in a listing, as "mover" of "Modern" or "printer" of
 * "painter" would be. Both engines find them, and what begins with them, only as they are written.
 */
export const NEVER_CORRECTED: ReadonlySet<string> = new Set(
  [...WORDS_OF_OTHER_SUBJECTS, ...wordsOf(OTHER_PEOPLE)].filter(({ length }) => length >= MIN_LENGTH),
);
