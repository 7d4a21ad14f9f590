import type { Trade } from '../trade.js';

export const flooring: Trade = {
  name: 'Flooring',
  plural: 'Flooring installers',
  slug: 'flooring',
  hue: 255,
  summary: 'New floors laid, old hardwood brought back.',
  hint: 'Hardwood, vinyl, laminate, carpet',
  names: {
    en: [
      'flooring', 'flooring company', 'flooring contractor', 'flooring installer', 'flooring store', 'floor installer', 'floor layer', 'floor company', 'floor guy', 'floor covering',
      'floor covering installer', 'flooring and carpet', 'floors', 'hardwood flooring', 'hardwood installer', 'floor refinisher', 'floor sander', 'floor sanding', 'carpet installer',
      'carpet layer', 'carpet store', 'carpet and flooring', 'vinyl installer', 'laminate installer',
    ],
    fr: [
      'couvre plancher', 'couvre planchers', 'installateur de plancher', 'installation de plancher', 'poseur de plancher', 'poseur de couvre sol', 'sablage de plancher',
      'sableur de plancher', 'revetement de sol', 'planchers', 'poseur de tapis', 'planchers de bois franc',
    ],
  },
  services: {
    en: [
      'hardwood floor installation', 'hardwood refinishing', 'floor refinishing', 'floor sanding', 'floor staining', 'dustless sanding', 'screen and recoat', 'hardwood repair',
      'engineered hardwood installation', 'laminate installation', 'vinyl plank installation', 'vinyl tile flooring', 'sheet vinyl installation', 'linoleum installation',
      'cork flooring', 'bamboo flooring', 'parquet refinishing', 'carpet installation', 'carpet replacement', 'carpet stretching', 'carpet repair', 'carpet removal',
      'carpet on stairs', 'stair runner installation', 'stair refinishing', 'stair recapping', 'stair nosing installation', 'floor removal', 'floor repair', 'floor replacement',
      'floor leveling', 'self leveling floor', 'subfloor repair', 'subfloor replacement', 'subfloor installation', 'squeaky floor repair', 'floor board replacement',
      'floor transition installation', 'underlay installation', 'basement flooring', 'garage floor coating', 'epoxy floor', 'heated floor installation', 'rubber gym flooring',
      'herringbone floor', 'pet friendly flooring', 'floor polishing', 'baseboard and flooring',
    ],
    fr: [
      'pose de plancher', 'installation de plancher flottant', 'installation de bois franc', 'plancher de vinyle', 'pose de vinyle', 'sablage et vernissage', 'sablage de bois franc',
      'vernissage de plancher', 'teinture de plancher', 'reparation de plancher', 'remplacement de plancher', 'nivelage de plancher', 'pose de tapis', 'installation de tapis',
      'enlever tapis', 'pose de linoleum', 'recouvrement escalier', 'sablage escalier', 'plancher de sous sol', 'plancher epoxy',
    ],
  },
  problems: {
    en: [
      'squeaky floor', 'floor squeaks', 'loose floor board', 'floor buckling', 'hardwood buckling', 'hardwood cupping', 'floor lifting', 'floor warped', 'laminate lifting',
      'laminate swelling', 'laminate separating', 'vinyl plank lifting', 'vinyl peeling', 'linoleum peeling', 'linoleum curling', 'gaps in hardwood', 'gaps between boards',
      'scratched hardwood', 'scratched floor', 'dents in floor', 'faded hardwood', 'worn hardwood', 'dull hardwood', 'stained hardwood', 'floor bouncy', 'soft spot in floor',
      'spongy floor', 'uneven floor', 'floor not level', 'floor sloping', 'floor dipping', 'floor water damage', 'hardwood water damage', 'warped hardwood', 'dog scratched floor',
      'pet urine subfloor', 'cat pee floor', 'rotten subfloor', 'carpet ripples', 'carpet wrinkled', 'carpet torn', 'carpet worn', 'burn in carpet', 'cold basement floor',
      'squeaky stairs', 'slippery stairs', 'splinters in floor', 'floor transition broken', 'creaky floor', 'floor boards creak',
    ],
    fr: [
      'plancher qui craque', 'plancher craque', 'plancher gondole', 'plancher qui leve', 'plancher decolle', 'plancher flottant souleve', 'plancher egratigne', 'plancher use',
      'plancher abime', 'plancher mou', 'plancher croche', 'plancher inegal', 'plancher pas de niveau', 'bois franc egratigne', 'bois franc gonfle', 'degat eau plancher',
      'lattes decollees', 'tapis use', 'tapis plisse', 'prelart decolle',
    ],
  },
  things: {
    en: [
      'floor', 'flooring', 'hardwood', 'hardwood floor', 'wood floor', 'engineered hardwood', 'oak floor', 'maple floor', 'pine floor', 'laminate floor', 'laminate', 'floating floor',
      'vinyl plank', 'vinyl floor', 'luxury vinyl plank', 'lvp', 'lvt', 'spc flooring', 'linoleum', 'lino', 'sheet vinyl', 'marmoleum', 'cork floor', 'bamboo floor', 'parquet',
      'floorboard', 'floor board', 'plank floor', 'subfloor', 'sub floor', 'underlay', 'underlayment', 'underpad', 'carpet', 'broadloom', 'berber', 'wall to wall carpet',
      'carpet tile', 'carpet pad', 'stair carpet', 'stair runner', 'stair tread', 'stair nosing', 'tack strip', 'transition strip', 'floor threshold', 'floor vent cover',
      'rubber floor', 'gym floor', 'dricore', 'pergo', 'floor finish', 'polyurethane floor', 'wide plank',
    ],
    fr: [
      'plancher', 'planchers', 'plancher de bois', 'bois franc', 'plancher flottant', 'stratifie', 'plancher stratifie', 'vinyle', 'plancher de vinyle', 'prelart', 'linoleum',
      'parqueterie', 'parquet', 'liege', 'bambou', 'latte de plancher', 'sous plancher', 'sous couche plancher', 'sous tapis', 'tapis', 'moquette', 'tapis d escalier', 'nez de marche',
      'couvre plancher',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'floor plan', 'floor plans', 'floor lamp', 'floor drain', 'floor jack', 'floor mat', 'floor heater', 'floor register', 'floor joist', 'floor safe', 'dance floor', 'shop floor',
    'forest floor', 'pelvic floor', 'second floor', 'main floor', 'top floor', 'third floor', 'ground floor', 'upper floor', 'concrete floor', 'floor cleaning', 'floor washing',
    'floor waxing', 'carpet cleaning', 'carpet cleaner', 'carpet shampoo', 'carpet beetle', 'red carpet', 'magic carpet', 'car carpet', 'area rug cleaning', 'vinyl siding',
    'vinyl fence', 'vinyl window', 'vinyl record', 'vinyl liner', 'vinyl wrap', 'vinyl lettering', 'laminate countertop', 'laminate sheet', 'laminating paper', 'laminating machine',
    'hardwood tree', 'hardwood firewood', 'plancher de beton', 'plancher radiant', 'nettoyage de tapis', 'floor to ceiling',
  ],
  related: ['Carpenter', 'Tile & Stone', 'Home Renovation', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: false,
  explainer: {
    title: 'Hiring a flooring installer',
    description: 'Flooring installers lay hardwood, laminate, vinyl and carpet, and sand and repair old wood floors. If a floor is wet or swelling, find and stop the water first. A new floor over a damp one will not last.',
    services: [
      'Hardwood, engineered and laminate floors',
      'Vinyl plank and sheet floors',
      'Sanding, staining and refinishing',
      'Carpet and stair runners',
      'Subfloors, levelling and squeaks',
    ],
    tips: [
      'Most floors fail because of what is beneath them. Ask how the subfloor is checked for damp and level, and what it costs if it must be repaired.',
      'Wood needs to get used to the air of your house before it is laid. Ask how long it should stay in the rooms.',
      'Old sheet flooring, tiles and their glue can contain asbestos. Do not sand or tear them out before they have been tested.',
    ],
  },
  questions: [
    'Does the price include removal, disposal, moving furniture, underlay and trims?',
    'How will you check the subfloor for moisture and level before you start?',
    'Who supplies the floor, and who is responsible if it is faulty?',
    'How much dust and smell will there be, and when may we walk on it?',
    'How long is the installation guaranteed, apart from the maker’s warranty?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses nobody to lay or refinish floors: Floor Covering Installer (448A) is a trade with voluntary certification. Ask instead for proof of liability insurance, and a WSIB clearance, which anybody can check at wsib.ca.',
      lookFor: 'The legal name of the company on the quote, the insurance certificate and the clearance, and a clearance that covers the dates of the work.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'In Quebec contractors who install or finish floors in homes hold an RBQ licence, as a rule with the subclass for finishing work.',
      register: { name: 'RBQ licence holders’ repertory', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The company’s name or licence number, a valid status, and subclass 9 (finishing work).',
      source: { title: 'Régie du bâtiment du Québec: licences', url: 'https://www.rbq.gouv.qc.ca/', seen: '2026-11' },
    },
  },
  guides: [],
};
