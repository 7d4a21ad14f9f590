import type { Trade } from '../trade.js';

export const handyman: Trade = {
  name: 'Handyman',
  plural: 'Handyman services',
  slug: 'handyman',
  hue: 305,
  summary: 'For the small jobs that never leave the list.',
  hint: 'Assembly, mounting, small repairs',
  names: {
    en: [
      'handyman', 'handymen', 'handy man', 'handyperson', 'handy person', 'handywoman', 'handyman service', 'home repair', 'house repair', 'household repair',
      'home repair and maintenance', 'home maintenance', 'minor repair', 'small repair', 'general repair', 'odd job', 'small job', 'repair man', 'maintenance man', 'fix it man',
      'jack of all trades', 'honey do list', 'furniture assembly', 'property repair',
    ],
    fr: [
      'homme a tout faire', 'homme a tout faire a domicile', 'personne a tout faire', 'bricoleur', 'bricolage', 'petits travaux', 'menus travaux', 'travaux divers',
      'travaux mineurs', 'petites reparations', 'reparations mineures', 'monteur de meubles',
    ],
  },
  services: {
    en: [
      'furniture assembly', 'ikea assembly', 'bed assembly', 'crib assembly', 'desk assembly', 'wardrobe assembly', 'bookshelf assembly', 'trampoline assembly',
      'swing set assembly', 'playset assembly', 'bbq assembly', 'gazebo assembly', 'patio furniture assembly', 'treadmill assembly', 'basketball hoop installation', 'tv mounting',
      'hang tv', 'soundbar mounting', 'projector screen installation', 'picture hanging', 'hang mirror', 'hang curtains', 'curtain rod installation', 'blinds installation',
      'shelf installation', 'closet organizer installation', 'garage shelving', 'grab bar installation', 'baby gate installation', 'childproofing', 'furniture anchoring',
      'door adjustment', 'door knob replacement', 'closet door repair', 'cabinet door repair', 'drawer repair', 'furniture repair', 'bathroom caulking', 'recaulk tub',
      'weatherstripping installation', 'patch hole in wall', 'touch up painting', 'toilet seat replacement', 'towel bar installation', 'mailbox installation',
      'pet door installation', 'light bulb change', 'window screen repair', 'christmas light hanging', 'moving heavy furniture',
    ],
    fr: [
      'assemblage de meubles', 'montage de meubles', 'assemblage ikea', 'installation de televiseur', 'installation support tv', 'accrocher des cadres', 'pose de tablettes',
      'pose de stores', 'pose de rideaux', 'installation de tringle', 'installation de barre d appui', 'ajuster une porte', 'reparation de porte', 'reparation de tiroir',
      'refaire le silicone', 'calfeutrage de bain', 'boucher trou dans mur', 'assemblage de gazebo', 'changer une poignee', 'installation de moustiquaire',
    ],
  },
  problems: {
    en: [
      'squeaky door', 'door sticking', 'door rubbing', 'door wont close', 'door wont latch', 'door off hinges', 'door hinge loose', 'closet door off track', 'bifold door broken',
      'sliding closet door stuck', 'cabinet door crooked', 'cabinet hinge broken', 'cabinet door wont close', 'drawer stuck', 'drawer broken', 'loose handle', 'loose door knob',
      'towel bar fell off', 'toilet paper holder loose', 'toilet seat loose', 'toilet seat broken', 'curtain rod fell', 'blinds broken', 'blinds wont go up', 'shelf fell',
      'shelf sagging', 'picture fell off wall', 'hole in wall', 'door knob hole in wall', 'nail holes', 'screw hole stripped', 'loose railing', 'wobbly banister', 'wobbly table',
      'chair broken', 'broken furniture', 'squeaky stairs', 'squeaky bed', 'bed frame broken', 'caulking mouldy', 'caulking cracked', 'screen ripped', 'gate wont latch',
      'cant reach light bulb', 'smoke detector chirping', 'furniture still in boxes', 'cant figure out instructions', 'list of small repairs', 'things to fix before selling',
      'tv too heavy',
    ],
    fr: [
      'porte qui grince', 'porte qui ferme mal', 'porte qui frotte', 'porte coincee', 'porte de garde robe deraillee', 'porte d armoire croche', 'penture brisee',
      'poignee qui branle', 'tiroir coince', 'tiroir brise', 'tablette tombee', 'tringle tombee', 'store brise', 'trou dans le mur', 'silicone moisi', 'rampe qui branle',
      'siege de toilette brise', 'meuble brise', 'moustiquaire dechiree', 'liste de petits travaux',
    ],
  },
  things: {
    en: [
      'ikea', 'ikea furniture', 'ikea wardrobe', 'pax wardrobe', 'flat pack furniture', 'furniture kit', 'tv mount', 'tv bracket', 'curtain rod', 'curtain', 'blinds',
      'roller blind', 'venetian blind', 'picture frame', 'shelf', 'floating shelf', 'shelving', 'bookshelf', 'bookcase', 'coat rack', 'coat hook', 'towel bar', 'towel rack',
      'toilet seat', 'toilet paper holder', 'grab bar', 'shower rod', 'shower curtain rod', 'baby gate', 'door hinge', 'door stop', 'door sweep', 'weatherstripping', 'closet door',
      'closet rod', 'bifold door', 'cabinet hinge', 'cabinet handle', 'cabinet knob', 'drawer', 'drawer slide', 'bed frame', 'bunk bed', 'crib', 'dresser', 'wardrobe',
      'wall anchor', 'caulking', 'caulk', 'mailbox', 'house numbers', 'pet door', 'doggy door', 'cat flap', 'swing set', 'playset', 'trampoline', 'basketball hoop', 'whiteboard',
      'dartboard',
    ],
    fr: [
      'ikea', 'meuble ikea', 'meuble en kit', 'support tele', 'support tv', 'tablette murale', 'etagere', 'tringle a rideaux', 'rideaux', 'store venitien', 'stores verticaux',
      'cadre', 'porte serviette', 'siege de toilette', 'barre d appui', 'crochet', 'penture', 'charniere', 'tiroir', 'poignee d armoire', 'boite aux lettres', 'barriere de bebe',
      'lit superpose', 'silicone', 'calfeutrage',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'handyman jobs', 'handyman salary', 'odd jobs online', 'computer repair', 'phone repair', 'phone screen repair', 'laptop hinge', 'laptop screen repair', 'car repair',
    'auto repair', 'car door', 'car door dent', 'shoe repair', 'watch repair', 'furniture store', 'used furniture', 'furniture rental', 'furniture donation', 'ikea store',
    'ikea hours', 'ikea catalogue', 'shelf life', 'blind spot', 'trampoline park', 'curtain fabric', 'picture framing shop', 'mailbox full', 'email mailbox', 'tv stand',
    'tv guide',
  ],
  related: ['Home Renovation', 'Carpenter', 'Property Maintenance', 'General Contractor'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a handyman',
    description: 'A handyman takes on the many small jobs of a home: assembling, hanging, mounting, adjusting, patching and caulking. Write one list with photos, so that as much as possible is done in one visit.',
    services: ['Furniture assembly', 'TVs, shelves, pictures and curtains', 'Doors, drawers and hinges', 'Caulking and small wall repairs', 'Grab bars and child safety'],
    tips: [
      'Wiring, gas and most plumbing belong to the licensed trades. Somebody reliable will say so.',
      'Ask about a minimum charge, and whether travel and materials are included.',
      'Say what your walls are made of and how high the ceilings are, so that the right anchors and ladder come along.',
    ],
  },
  questions: [
    'Is the price by the hour or for the list, and is there a minimum?',
    'Which of these jobs would you leave to a licensed trade?',
    'Do you bring tools, screws and anchors, or do I buy them?',
    'Are you insured if something is damaged in my home?',
    'Do you come back if something loosens again?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario has no licence for handyman work. Electrical work in a home may be done for hire only by a licensed electrical contractor, and plumbing and gas work belong to certified people as well. Some municipalities license whoever repairs or renovates homes.',
      lookFor: 'Proof of liability insurance, a municipal licence where your town has one, and a WSIB clearance if there are employees; somebody who works alone may have none. For any wiring, look the company up among the licensed electrical contractors at findacontractor.esasafe.com.',
      source: { title: 'Electrical Safety Authority: doing electrical work', url: 'https://esasafe.com/doing-electrical-work/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever repairs, maintains or renovates buildings in Quebec for others must hold an RBQ licence in the subclass that covers the work, unless the law exempts it. Assembling furniture or hanging pictures is not construction work.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the company’s exact name, and a subclass that covers your work.',
      source: { title: 'RBQ: work requiring a licence', url: 'https://www.rbq.gouv.qc.ca/en/licence/knowing-if-a-licence-is-required/work-requiring-a-licence/', seen: '2026-11' },
    },
  },
  guides: [],
};
