import { tokensOf } from './tokens.js';

const words = (text: string) => new Set(tokensOf(text).map(({ word }) => word));
const stems = (text: string) => new Set(tokensOf(text).map(({ stem }) => stem));

/** Words with which people ask, and which do not say what they need. */
export const FILLER = words(`
  a an the my our your their his her its this that these those some any all is are was be been am do does did has have had having
  i we you he she it they me us him them who whom which what where when why how much many will would can could should may might must
  need needs needed want wants looking look find finding search get getting got hire hiring recommend recommended recommendation suggest anyone anybody somebody someone
  please help thanks hi hello good great best top rated reliable trusted trustworthy honest cheap cheapest affordable inexpensive local nearby near around close closest nearest by
  to for of in on at and or with from about into onto out up off over if so as than then there here just really very also too again still keep keeps kept
  company companies contractor contractors business businesses service services pro pros professional professionals expert experts specialist specialists
  licensed licenced license licence insured bonded certified certification qualified accredited licencie licenciee licencies certifie certifiee certifies qualifie qualifies rbq
  guy guys person people man men woman team shop
  quote quotes estimate estimates price prices pricing cost costs rate rates number phone telephone call contact review reviews list
  after before during while weekly monthly comma
  old new year years day days week weeks month months make made makes making use used using go going come comes coming came
  un une le la les l de des du d mon ma mes notre nos votre vos ce cet cette ces je j nous vous il elle on me m se s y en et ou que qu qui quoi comment combien
  est sont suis ai as avez avons a au aux avec pour par dans sur sous chez pres proche autour besoin cherche cherchons chercher trouver trouve veux voulons voudrais voudrions aimerais aimerions meilleur meilleure bon bonne fiable pas cher
  svp merci entreprise entreprises entrepreneur entrepreneurs compagnie compagnies professionnel professionnels numero telephone prix cout soumission
`);

/** Rooms say where in the house something is: a weak hint of what is needed, used where there is no better one. */
export const ROOM_WORDS = stems(`
  kitchen bath bathroom washroom ensuite basement cellar bedroom garage laundry upstairs downstairs balcony
  cuisine salle bain chambre balcon
`);

/** They can be part of a phrase, and mean nothing by themselves. */
export const WEAK_WORDS = stems(`
  house home condo apartment cottage room rooms place inside outside outdoor indoor old big small
  no not wont doesnt dont isnt cant cannot wouldnt didnt without never broke broken work works working worked problem problems issue issues stop stopped stops
  fix fixed fixing repair repairs repairing install installed installing installation installer replace replaced replacing replacement change changing add adding
  ne pas plus ne marche fonctionne casse brise reparer repare reparent reparation installer installation remplacer remplace remplacement changer maison
  emergency urgent asap today tonight tomorrow now
`);

/** Things that every second trade works on: alone they are the weakest hint, and beside anything else they are none. */
export const VAGUE_WORDS = stems(`
  door wall step steps shed trim closet hinge rot draft screen hole crack pump water vent fan garage
  cabanon charniere mur trou fissure pompe eau ventilateur plafond grenier revetement conduit poele panneau borne poignee broyeur reservoir
`);
