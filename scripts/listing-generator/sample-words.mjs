/**
 * Words for invented company names. Odd neighbours on purpose: a name should sound like a place or a family that could
 * exist and should not be the name of a business that does.
 */

export const PLACES = [
  'Siskin', 'Bobolink', 'Nannyberry', 'Hobblebush', 'Bunchberry', 'Goldthread', 'Whimbrel', 'Veery', 'Bufflehead',
  'Nuthatch', 'Grosbeak', 'Dunlin', 'Moosewood', 'Sweetgale', 'Leatherleaf', 'Quillberry', 'Saltbox', 'Drumlin',
  'Snowbunting', 'Fiddlefern', 'Marshwren', 'Popplewood', 'Chokeberry', 'Tansyfield', 'Kettlepond', 'Applecrate',
  'Pinesap', 'Yellowthroat', 'Butterbur', 'Cattail', 'Phoebe', 'Redpoll', 'Towhee', 'Kinglet', 'Pipit', 'Wigeon',
  'Goldeneye', 'Merganser', 'Bittern', 'Gallberry', 'Checkerberry', 'Mayapple', 'Bloodroot', 'Spicebush', 'Bladdernut',
  'Basswood', 'Bitternut', 'Witherod', 'Arrowwood', 'Ninebark', 'Bearberry', 'Cloudberry',
  'Creeping Jenny', 'Featherbed', 'Haystack', 'Icehouse', 'Jam Jar', 'Lamplight', 'Milkhouse', 'Oatcake',
  'Paper Birch', 'Quarry Pond', 'Root Cellar', 'Sap Bucket', 'Stone Boat', 'Summer Kitchen', 'Woodshed', 'Windrow', 'Tin Cup',
];
export const PLACE_ENDS = ['Lane', 'Row', 'Gate', 'Hollow', 'Landing', 'Corner', 'Mews', 'Bend', 'Hill', 'Yard', 'Creek', 'Crossing'];

export const TEMPERS = [
  'Quiet', 'Patient', 'Early', 'Steady', 'Unhurried', 'Gentle', 'Morning', 'Evening', 'Winter', 'Little', 'Wandering',
  'Harbour', 'Lakeside', 'Northbound', 'Homeward', 'Tall', 'Grey', 'Speckled', 'Backyard', 'Roadside', 'Merry', 'Autumn',
];
export const CREATURES = [
  'Otter', 'Heron', 'Marten', 'Chickadee', 'Porcupine', 'Badger', 'Kingfisher', 'Grebe', 'Pickerel', 'Woodcock',
  'Sandpiper', 'Fisher', 'Catbird', 'Thrush', 'Plover', 'Killdeer', 'Snipe', 'Sturgeon', 'Firefly', 'Warbler', 'Chipmunk', 'Hare',
];

export const GROWING_THINGS = [
  'Thistle', 'Sorrel', 'Yarrow', 'Bracken', 'Teasel', 'Clover', 'Burdock', 'Sumac', 'Hazel', 'Tansy', 'Mullein',
  'Fireweed', 'Aster', 'Quince', 'Larch', 'Rowan', 'Chicory', 'Elderflower', 'Juniper', 'Lovage', 'Mallow', 'Lupin',
  'Meadowsweet', 'Pear', 'Rosehip', 'Savory', 'Tamarack', 'Vetch', 'Willow', 'Bluebell', 'Currant', 'Hawthorn', 'Plum', 'Rhubarb',
];

/** Surnames that no one is known to carry. */
export const FAMILIES = [
  'Ambrell', 'Pellandine', 'Corvaday', 'Brintle', 'Ostrelle', 'Haddlewick', 'Marrowby', 'Fennimark', 'Quennelby',
  'Dalvorney', 'Wimbrace', 'Lorrimane', 'Kovarell', 'Mirravel', 'Sandovane', 'Belkarow', 'Tamberlow', 'Orlanke',
  'Pirandell', 'Zelmarrick', 'Varnhollow', 'Ferrandy', 'Castellby', 'Darrowin', 'Okonvale', 'Tessarine', 'Gwynnick',
  'Halvormoor', 'Isgarrow', 'Jundelle', 'Larrabine', 'Netherbly', 'Padraske', 'Rosmundy', 'Sorvaine', 'Ullavere',
  'Abernook', 'Birrendale', 'Caddisway', 'Dunmorrow', 'Eskerline', 'Fallowmere', 'Grindelay', 'Hosmarrin', 'Inverlacke',
  'Jessamund', 'Kirravane', 'Lunderby', 'Mossendale', 'Norravick', 'Oldermane', 'Pennaquist', 'Quillander', 'Rennowick',
  'Stavernell', 'Thornaby-Lisle', 'Umberlane', 'Vossendry', 'Wexmarrow', 'Yarrendale', 'Zondervale',
];
export const FAMILY_FORMS = [
  '{} & Daughters', '{} Family', '{} Brothers', '{} Sisters', '{} & Sons', '{} & Daughter', '{} & Nephew', '{} & Co.',
];

/** Tools that go with a plant: `Thistle & Pail`. */
export const TOOLS = {
  Plumber: ['Pail', 'Ladle', 'Kettle', 'Washer', 'Spigot', 'Basin', 'Rain Barrel'],
  Electrician: ['Lantern', 'Filament', 'Lamp', 'Fuse', 'Switch', 'Candle', 'Porch Light'],
  'HVAC Technician': ['Mitten', 'Bellows', 'Ember', 'Kindling', 'Toque', 'Hearth', 'Chimney'],
  Landscaper: ['Trowel', 'Wheelbarrow', 'Twine', 'Flowerpot', 'Watering Can', 'Spade', 'Garden Gate'],
};

/** What follows the invented part, commonest first. */
export const TRADE_NOUNS = {
  Plumber: [['Plumbing', 8], ['Plumbing & Drains', 3], ['Plumbing Co.', 2], ['Plumbing Services', 2], ['Drain & Plumbing', 1], ['Home Plumbing', 1]],
  Electrician: [['Electric', 6], ['Electrical', 5], ['Electrical Services', 2], ['Electric Co.', 2], ['Wiring & Lighting', 1], ['Home Electric', 1]],
  'HVAC Technician': [['Heating & Cooling', 6], ['Heating & Air', 3], ['HVAC', 3], ['Mechanical', 2], ['Climate', 1], ['Furnace & Air', 1]],
  Landscaper: [['Landscaping', 6], ['Gardens', 4], ['Lawn & Garden', 2], ['Landscapes', 2], ['Stone & Garden', 1], ['Grounds', 1], ['Garden Co.', 1]],
};

/** Whole names, each used once. */
export const WHOLE_NAMES = {
  Plumber: [
    'Both Taps Plumbing', 'The Unhurried Plumber', 'Dry Socks Plumbing', 'Quarter-Turn Plumbing', 'Rubber Boot Drains',
    'Hot Side Left Plumbing', 'Plain Water Plumbing', 'Kitchen Sink & Such', 'Lower Basin Plumbing', 'Second Rinse Drains',
  ],
  Electrician: [
    'Lights On by Supper Electric', 'Labelled Panel Electrical', 'Two-Prong Electric', 'Dimmer & Dusk Electric',
    'Hall Light Electric', 'Pull-Chain Electric', 'Quiet Breaker Electrical', 'Top of the Stairs Electric', 'Third Switch Electrical',
  ],
  'HVAC Technician': [
    'Wool Socks Heating & Cooling', 'Thermostat Truce Heating & Air', 'Frosty Window Heating', 'Even Upstairs Heating & Air',
    'Back Bedroom Comfort', 'Open Register Mechanical', 'Cold Toes Heating', 'Second Sweater Heating & Air',
  ],
  Landscaper: [
    'Muddy Knees Landscaping', 'Slow Hedge Gardens', 'Back Step Gardens', 'Leaf Pile Lawn & Garden', 'Kneeling Pad Gardens',
    'Two Wheelbarrows Landscaping', 'North Fence Gardens', 'Worm & Clover Gardens', 'Sunday Shed Landscaping',
  ],
};

/** French names, dealt to the cities where one would look for them. */
export const FRENCH_NAMES = {
  Plumber: [
    'Plomberie Rivière-Claire', 'Plomberie Goutte-Sereine', 'Plomberie Vieux-Robinet', 'Plomberie Trois-Éviers', 'Plomberie Eau-de-Mai',
  ],
  Electrician: [
    'Électricité Belle-Étincelle', 'Électricité Lanterne-Bleue', "Électricité Luciole-d'Août", 'Électricité Fil-de-Soie', 'Les Électriciens du Réverbère',
  ],
  'HVAC Technician': [
    'Chauffage Tuque-de-Laine', "Chauffage L'Âtre-Tranquille", 'Climatisation Brise-Légère', 'Chauffage Première-Neige', 'Confort Grand-Gel',
  ],
  Landscaper: [
    'Paysages Érablière', 'Jardins Mésange-Grise', 'Paysages Pré-aux-Étourneaux', 'Jardins Fougère-Dorée', 'Les Jardins du Vieux-Râteau',
  ],
};
/** Share of French names among a city's companies. */
export const FRENCH_SHARE = { Ottawa: 0.32, Kingston: 0.35, Windsor: 0.08, Toronto: 0.015 };

/** Invented street names; the first half of every address. */
export const STREETS = [
  'Hackberry', 'Copperleaf', 'Sallowfield', 'Otterbrook', 'Millwheel', 'Lanternfield', 'Haymeadow', 'Marlpit',
  'Bramblegate', 'Pennywhistle', 'Wicketgate', 'Kettlewood', 'Larkspurne', 'Cinderford', 'Oatfield', 'Thornapple',
  'Swallowtail', 'Birchbark', 'Cooperage', 'Milkweed', 'Juneberry', 'Stonepile', 'Old Creamery', 'Wagonwheel',
  'Tollhouse', 'Snowdrop', 'Barleycorn', 'Duckpond', 'Orchardside', 'Pepperidge', 'Gooseneck', 'Firefly', 'Rushlight',
  'Buttonbush', 'Saddlers', 'Thimbleberry', 'Weathervane', 'Puddingstone', 'Cowslip', 'Sugarbush', 'Cranberry Marsh',
  'Woodpile', 'Tin Roof', 'Split Rail', 'Mitten', 'Plank', 'Long Acre', 'Nightjar', 'Sawpit', 'Pear Orchard',
];
export const STREET_KINDS = [['Street', 7], ['Road', 5], ['Avenue', 5], ['Drive', 4], ['Crescent', 2], ['Lane', 2], ['Court', 2], ['Way', 1]];
