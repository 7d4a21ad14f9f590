import type { Trade } from '../trade.js';

export const locksmith: Trade = {
  name: 'Locksmith',
  plural: 'Locksmiths',
  slug: 'locksmith',
  hue: 220,
  summary: 'Locked out, lost keys, or new locks after a move.',
  hint: 'Lockouts, rekeying, new locks',
  names: {
    en: [
      'locksmith', 'locksmith company', 'locksmithing', 'mobile locksmith', 'emergency locksmith', '24 hour locksmith', 'residential locksmith', 'automotive locksmith',
      'car locksmith', 'lock and key', 'lock & key', 'lock shop', 'lock and safe', 'lock company', 'lock technician', 'lock man', 'key cutter', 'key shop', 'key maker',
      'safe technician',
    ],
    fr: [
      'serrurier', 'serruriere', 'serrurerie', 'serrurier mobile', 'serrurier d urgence', 'serrurier 24 heures', 'serrurier automobile', 'maitre serrurier', 'cles et serrures',
      'service de serrurerie',
    ],
  },
  services: {
    en: [
      'lock change', 'change locks', 'lock replacement', 'lock installation', 'lock repair', 'rekeying', 'rekey locks', 'rekey house', 'key cutting', 'key copy', 'spare key',
      'duplicate key', 'deadbolt installation', 'smart lock installation', 'keypad lock installation', 'keyless entry installation', 'emergency lockout', 'house lockout',
      'home lockout', 'apartment lockout', 'car lockout', 'unlock door', 'open locked door', 'lock picking', 'broken key extraction', 'master key system', 'mailbox lock replacement',
      'patio door lock repair', 'sliding door lock replacement', 'safe opening', 'safe combination change', 'safe cracking', 'gun safe opening', 'high security locks',
      'car key replacement', 'transponder key programming', 'key fob programming', 'fob copy', 'ignition key replacement', 'locks keyed alike', 'door closer installation',
      'panic bar installation', 'strike plate reinforcement', 'peephole installation', 'filing cabinet lock', 'landlord lock change', 'tenant lock change', 'eviction lock change',
      'access control lock', 'lock bumping protection',
    ],
    fr: [
      'changement de serrure', 'changer les serrures', 'remplacement de serrure', 'installation de serrure', 'reparation de serrure', 'deverrouillage de porte', 'debarrer une porte',
      'ouverture de porte', 'ouverture de coffre fort', 'copie de cle', 'taille de cle', 'double de cle', 'reclavetage', 'rechiffrage de serrure', 'extraction de cle cassee',
      'serrure a code', 'serrure intelligente', 'cle de voiture', 'programmation de cle', 'serrure de boite aux lettres',
    ],
  },
  problems: {
    en: [
      'locked out', 'locked out of house', 'locked myself out', 'locked out of apartment', 'locked out of condo', 'locked out of bedroom', 'locked out of car', 'keys locked in car',
      'keys locked inside', 'lost house keys', 'lost keys', 'stolen keys', 'key stuck in lock', 'key broke in lock', 'key snapped off', 'key wont turn', 'key wont come out',
      'key wont go in', 'bent key', 'lock jammed', 'lock stuck', 'lock frozen', 'lock broken', 'lock loose', 'lock spins', 'door wont lock', 'door wont unlock', 'door lock stuck',
      'deadbolt stuck', 'deadbolt not lining up', 'latch wont catch', 'doorknob fell off', 'door handle stuck', 'toddler locked in bathroom', 'child locked in room',
      'bathroom door locked', 'bedroom door locked', 'smart lock not working', 'keypad lock dead', 'forgot safe combination', 'safe wont open', 'get into safe', 'mailbox key lost',
      'moved into new house locks', 'previous owner has keys', 'roommate kept keys', 'ex has key', 'patio door wont lock', 'lock picked break in', 'door kicked in',
    ],
    fr: [
      'embarre dehors', 'enferme dehors', 'cles dans la maison', 'cles perdues', 'cle perdue', 'cles volees', 'cle cassee', 'cle coincee', 'cle bloquee dans serrure',
      'cle ne tourne pas', 'serrure bloquee', 'serrure gelee', 'serrure brisee', 'serrure forcee', 'porte barree', 'porte verrouillee', 'porte ne barre plus', 'porte claquee',
      'combinaison oubliee', 'cles enfermees dans auto',
    ],
  },
  things: {
    en: [
      'lock', 'door lock', 'house lock', 'deadbolt', 'dead bolt', 'doorknob', 'door knob', 'door latch', 'latch bolt', 'lockset', 'lever handle', 'mortise lock', 'lock cylinder',
      'cylinder lock', 'padlock', 'combination lock', 'lockbox', 'key box', 'keyhole', 'key', 'house key', 'spare key', 'master key', 'skeleton key', 'key fob', 'car key',
      'transponder key', 'smart lock', 'electronic lock', 'digital lock', 'keypad lock', 'keypad deadbolt', 'keyless entry', 'fingerprint lock', 'mailbox lock', 'mailbox key',
      'window lock', 'patio door lock', 'cabinet lock', 'strike plate', 'door chain', 'peephole', 'door viewer', 'panic bar', 'crash bar', 'floor safe', 'gun safe', 'safe combination',
      'weiser', 'schlage', 'kwikset', 'medeco', 'abloy', 'yale lock', 'august lock', 'doorlock', 'door handle', 'front door lock',
    ],
    fr: [
      'serrure', 'serrures', 'serrure de porte', 'pene dormant', 'verrou', 'loquet', 'cadenas', 'barrure', 'poignee de porte', 'cylindre de serrure', 'cle', 'cles', 'clef', 'clefs',
      'cle de maison', 'passe partout', 'serrure numerique', 'serrure electronique', 'clavier numerique', 'coffre fort', 'judas', 'chainette de porte', 'gache', 'boite a cles',
      'telecommande auto',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'lock of hair', 'hair lock', 'air lock', 'vapour lock', 'vapor lock', 'wheel lock', 'steering lock', 'diff lock', 'caps lock', 'screen lock', 'phone lock', 'child lock oven',
    'oven lock', 'oven door locked', 'washer door locked', 'control lock', 'dishwasher lock', 'lock out tag out', 'piano key', 'piano keys', 'key lime', 'key west', 'florida keys',
    'license key', 'product key', 'low key', 'answer key', 'wifi key',
  ],
  related: ['Security Systems', 'Handyman', 'Windows & Glass'],
  schemaType: 'Locksmith',
  urgent: true,
  explainer: {
    title: 'Hiring a locksmith',
    description: 'Locksmiths open doors, replace and rekey locks, cut keys and fit better hardware. If a child is locked in a car or near danger, call 911 first. Otherwise try every door and a second key holder, then call a locksmith near you.',
    services: [
      'Lockouts at home and in the car',
      'Rekeying after a move or lost keys',
      'Deadbolts, smart locks and keypads',
      'Broken keys and jammed locks',
      'Safes, mailboxes and patio doors',
    ],
    tips: [
      'Have the price for the visit and the opening confirmed before anybody sets out. A very low price on the telephone often grows at the door.',
      'A good locksmith opens most house locks without drilling. Drilling comes last, and you should be told why first.',
      'Expect to show identification and that you live there. Be wary of anybody who opens a door without asking.',
    ],
  },
  questions: [
    'What will it cost in all, with the call-out, the opening and any new parts?',
    'What is the name and street address of your company, and who is coming?',
    'Can you open or rekey my lock, or will it have to be replaced?',
    'Will you try to open it without drilling?',
    'How soon can you be here, and do you charge more at night?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario does not license locksmiths: anybody may call themselves one. Ask instead for the legal name and street address of the company, proof of liability insurance and, where it has employees, a WSIB clearance; membership in The Association of Ontario Locksmiths (TAOL) is voluntary.',
      lookFor: 'The same company name on the vehicle, the estimate and the invoice, and an address that you can find. A claim to be “licensed by Ontario” is a warning sign.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    BC: {
      body: 'Registrar of Security Services, British Columbia',
      statement: 'In British Columbia locksmiths are security workers and hold a licence under the Security Services Act, also while they learn under supervision. They carry it and show it when you ask.',
      lookFor: 'A valid security worker licence for locksmith work, with the locksmith’s own name.',
      source: { title: 'Consumer Protection BC: things to know about locksmiths', url: 'https://www.consumerprotectionbc.ca/2015/06/things-to-know-about-locksmiths/', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta, Security Programs',
      statement: 'In Alberta businesses and people who offer locksmith services are licensed under the Security Services and Investigators Act.',
      register: { name: 'Alberta business query and licence status', url: 'https://www.alberta.ca/security-investigation-locksmith-business-resources' },
      lookFor: 'The name of the business or the person, the class Locksmiths, and a current status.',
      source: { title: 'Alberta: security, investigation and locksmith business resources', url: 'https://www.alberta.ca/security-investigation-locksmith-business-resources', seen: '2026-11' },
    },
    QC: {
      body: 'Bureau de la sécurité privée (BSP)',
      statement: 'In Quebec locksmith work falls under the Private Security Act: the company holds an agency licence and the locksmith an agent licence, both from the BSP.',
      register: { name: 'Bureau de la sécurité privée, register of licence holders', url: 'https://www.bspquebec.ca/' },
      lookFor: 'The name or licence number, the activity locksmith work (serrurerie), and the status valid (valide).',
      source: { title: 'Bureau de la sécurité privée', url: 'https://www.bspquebec.ca/fr/20/information-a-lire-avant-de-remplir-une-demande', seen: '2026-11' },
    },
  },
  guides: [],
};
