import type { Region } from '../../../../shared/places/provinces.js';

/**
 * The time zones of provinces with several, each with the towns that follow it: businesses there may have no coordinates, and the lookup by
 * coordinates is wrong for some of them. Elsewhere the lookup decides between these zones. Towns are written as `cityKeyFrom` returns them.
 */
export const ZONES_OF_PROVINCES: Partial<Record<Region, Readonly<Record<string, readonly string[]>>>> = {
  BC: {
    'America/Vancouver': ['valemount'],
    'America/Edmonton': [
      'cranbrook',
      'kimberley',
      'fernie',
      'golden',
      'sparwood',
      'elkford',
      'invermere',
      'radium hot springs',
      'fairmont hot springs',
      'windermere',
      'canal flats',
    ],
    'America/Creston': ['creston'],
    'America/Dawson_Creek': ['dawson creek', 'fort st john', 'chetwynd', 'tumbler ridge', 'taylor', 'pouce coupe'],
    'America/Fort_Nelson': ['fort nelson'],
  },
  NL: {
    'America/Goose_Bay': [
      'labrador city',
      'wabush',
      'happy valley goose bay',
      'goose bay',
      'north west river',
      'sheshatshiu',
      'churchill falls',
      'nain',
      'hopedale',
    ],
  },
  NS: { 'America/Glace_Bay': [] },
  NT: { 'America/Edmonton': [], 'America/Inuvik': ['inuvik', 'aklavik', 'tuktoyaktuk', 'fort mcpherson'] },
  NU: {
    'America/Rankin_Inlet': ['rankin inlet', 'arviat', 'baker lake', 'naujaat', 'chesterfield inlet', 'whale cove'],
    'America/Cambridge_Bay': ['cambridge bay', 'kugluktuk', 'gjoa haven', 'taloyoak', 'kugaaruk'],
    'America/Resolute': ['resolute', 'resolute bay'],
    'America/Atikokan': ['coral harbour'],
  },
  ON: {
    'America/Winnipeg': [
      'kenora',
      'keewatin',
      'dryden',
      'fort frances',
      'sioux lookout',
      'red lake',
      'balmertown',
      'ear falls',
      'ignace',
      'vermilion bay',
      'emo',
      'rainy river',
    ],
    // Eastern time without daylight saving.
    'America/Atikokan': ['atikokan', 'upsala', 'pickle lake'],
  },
  QC: {
    'America/Toronto': ['natashquan'],
    'America/Halifax': ['les iles de la madeleine', 'iles de la madeleine', 'cap aux meules', 'havre aux maisons', 'havre aubert'],
    'America/Blanc-Sablon': ['blanc sablon', 'lourdes de blanc sablon', 'chevery'],
  },
  SK: {
    'America/Swift_Current': [],
    'America/Edmonton': ['lloydminster'],
    'America/Winnipeg': ['creighton', 'denare beach', 'flin flon'],
  },
  YT: { 'America/Dawson': [] },
};
