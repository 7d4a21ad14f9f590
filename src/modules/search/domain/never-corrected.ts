import { wordsOf } from '../../../shared/text/text.js';
import { WORDS_OF_OTHER_SUBJECTS } from './understanding/other-subjects.js';

/**
 * Professions that are neither a trade of the catalogue nor a sign of another subject: movers break walls. In the singular: the plural
 * differs by one letter, and finds the singular as a misspelling does.
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

/** Shorter words are never taken for misspellings. */
const MIN_LENGTH = 5;

/**
 * Words about other subjects than homes. They are meant as typed, and not corrected to a word in a listing, such as "mover" to "Modern" or
 * "printer" to "painter". Both engines find them, and what begins with them, only as they are written.
 */
export const NEVER_CORRECTED: ReadonlySet<string> = new Set(
  [...WORDS_OF_OTHER_SUBJECTS, ...wordsOf(OTHER_PEOPLE)].filter(({ length }) => length >= MIN_LENGTH),
);
