/**
 * The twenty cities of the sample directory. Districts are real forward sortation areas (the first half of a postal
 * code) with a point near their middle, so that a postal code and its pin on the map agree and no pin stands in a lake.
 *
 * @typedef {readonly [fsa: string, latitude: number, longitude: number]} District
 * @typedef {object} City
 * @property {string} name
 * @property {number} residents in thousands, rounded; only the proportions matter here
 * @property {number} latitude of the centre
 * @property {number} longitude of the centre
 * @property {readonly string[]} areaCodes oldest first
 * @property {readonly District[]} districts
 */

const GREATER_TORONTO = ['905', '289', '365'];
const OTTAWA_VALLEY = ['613', '343'];
const SOUTHWEST = ['519', '226', '548'];

/** @type {readonly City[]} largest first */
export const ONTARIO_CITIES = [
  {
    name: 'Toronto', residents: 2794, latitude: 43.6532, longitude: -79.3832, areaCodes: ['416', '647', '437'],
    districts: [
      ['M1P', 43.761, -79.271], ['M1S', 43.795, -79.264], ['M1K', 43.73, -79.264], ['M2N', 43.767, -79.411],
      ['M2J', 43.78, -79.348], ['M3H', 43.754, -79.447], ['M4C', 43.691, -79.312], ['M4G', 43.712, -79.364],
      ['M4K', 43.68, -79.354], ['M4S', 43.702, -79.385], ['M5T', 43.654, -79.398], ['M5A', 43.656, -79.363],
      ['M5R', 43.674, -79.404], ['M6H', 43.666, -79.438], ['M6P', 43.661, -79.463], ['M6C', 43.692, -79.431],
      ['M8Z', 43.626, -79.523], ['M9A', 43.666, -79.528], ['M9N', 43.707, -79.517], ['M9W', 43.714, -79.591],
    ],
  },
  {
    name: 'Ottawa', residents: 1017, latitude: 45.4215, longitude: -75.6972, areaCodes: OTTAWA_VALLEY,
    districts: [
      ['K1H', 45.388, -75.659], ['K1K', 45.445, -75.643], ['K1S', 45.399, -75.687], ['K1V', 45.345, -75.665],
      ['K1Z', 45.387, -75.741], ['K2G', 45.321, -75.739], ['K2J', 45.269, -75.752], ['K2P', 45.417, -75.69],
      ['K2S', 45.257, -75.916], ['K4A', 45.465, -75.472],
    ],
  },
  {
    name: 'Mississauga', residents: 718, latitude: 43.589, longitude: -79.6441, areaCodes: GREATER_TORONTO,
    districts: [
      ['L5A', 43.588, -79.609], ['L5B', 43.577, -79.631], ['L5L', 43.537, -79.69], ['L5M', 43.564, -79.72],
      ['L5N', 43.592, -79.761], ['L5V', 43.597, -79.693], ['L4Y', 43.603, -79.593],
    ],
  },
  {
    name: 'Brampton', residents: 656, latitude: 43.7315, longitude: -79.7624, areaCodes: GREATER_TORONTO,
    districts: [
      ['L6P', 43.794, -79.702], ['L6R', 43.759, -79.761], ['L6S', 43.738, -79.726], ['L6V', 43.706, -79.763],
      ['L6X', 43.673, -79.795], ['L7A', 43.691, -79.838],
    ],
  },
  {
    name: 'Hamilton', residents: 569, latitude: 43.2557, longitude: -79.8711, areaCodes: GREATER_TORONTO,
    districts: [
      ['L8K', 43.228, -79.799], ['L8P', 43.251, -79.886], ['L8S', 43.257, -79.916], ['L8V', 43.227, -79.85],
      ['L9A', 43.227, -79.871], ['L9C', 43.231, -79.905], ['L9H', 43.264, -79.952],
    ],
  },
  {
    name: 'London', residents: 422, latitude: 42.9849, longitude: -81.2453, areaCodes: SOUTHWEST,
    districts: [
      ['N5W', 42.986, -81.182], ['N5Y', 43.012, -81.231], ['N6C', 42.958, -81.238], ['N6G', 43.015, -81.305],
      ['N6H', 42.992, -81.34], ['N6J', 42.955, -81.274],
    ],
  },
  {
    name: 'Markham', residents: 339, latitude: 43.8561, longitude: -79.337, areaCodes: GREATER_TORONTO,
    districts: [['L3P', 43.877, -79.269], ['L3R', 43.848, -79.329], ['L3S', 43.849, -79.262], ['L6C', 43.9, -79.339], ['L6E', 43.9, -79.268]],
  },
  {
    name: 'Vaughan', residents: 323, latitude: 43.8361, longitude: -79.4983, areaCodes: GREATER_TORONTO,
    districts: [['L4H', 43.843, -79.564], ['L4K', 43.8, -79.483], ['L4L', 43.796, -79.589], ['L6A', 43.85, -79.516]],
  },
  {
    name: 'Kitchener', residents: 257, latitude: 43.4516, longitude: -80.4925, areaCodes: SOUTHWEST,
    districts: [['N2A', 43.441, -80.425], ['N2C', 43.418, -80.445], ['N2E', 43.411, -80.501], ['N2H', 43.458, -80.482], ['N2M', 43.436, -80.509]],
  },
  {
    name: 'Windsor', residents: 230, latitude: 42.3149, longitude: -83.0364, areaCodes: SOUTHWEST,
    districts: [['N8T', 42.304, -82.946], ['N8W', 42.284, -82.977], ['N8X', 42.293, -83.019], ['N9B', 42.295, -83.052], ['N9G', 42.248, -82.995]],
  },
  {
    name: 'Oakville', residents: 214, latitude: 43.4675, longitude: -79.6877, areaCodes: GREATER_TORONTO,
    districts: [['L6H', 43.478, -79.704], ['L6J', 43.476, -79.66], ['L6K', 43.44, -79.69], ['L6M', 43.446, -79.759]],
  },
  {
    name: 'Richmond Hill', residents: 202, latitude: 43.8828, longitude: -79.4403, areaCodes: GREATER_TORONTO,
    districts: [['L4B', 43.858, -79.399], ['L4C', 43.867, -79.441], ['L4E', 43.939, -79.435], ['L4S', 43.899, -79.414]],
  },
  {
    name: 'Burlington', residents: 187, latitude: 43.3255, longitude: -79.799, areaCodes: GREATER_TORONTO,
    districts: [['L7L', 43.378, -79.767], ['L7M', 43.4, -79.82], ['L7P', 43.357, -79.859], ['L7T', 43.318, -79.845]],
  },
  {
    name: 'Oshawa', residents: 175, latitude: 43.8971, longitude: -78.8658, areaCodes: GREATER_TORONTO,
    districts: [['L1G', 43.923, -78.868], ['L1H', 43.89, -78.85], ['L1J', 43.885, -78.877], ['L1K', 43.925, -78.829]],
  },
  {
    name: 'Barrie', residents: 148, latitude: 44.3894, longitude: -79.6903, areaCodes: ['705', '249'],
    districts: [['L4M', 44.41, -79.684], ['L4N', 44.357, -79.693], ['L9J', 44.33, -79.68]],
  },
  {
    name: 'Guelph', residents: 144, latitude: 43.5448, longitude: -80.2482, areaCodes: SOUTHWEST,
    districts: [['N1E', 43.562, -80.242], ['N1G', 43.518, -80.226], ['N1H', 43.553, -80.268], ['N1K', 43.526, -80.285]],
  },
  {
    name: 'Cambridge', residents: 138, latitude: 43.3616, longitude: -80.3144, areaCodes: SOUTHWEST,
    districts: [['N1R', 43.367, -80.287], ['N1S', 43.355, -80.335], ['N1T', 43.385, -80.283], ['N3C', 43.433, -80.315]],
  },
  {
    name: 'St. Catharines', residents: 137, latitude: 43.1594, longitude: -79.2469, areaCodes: GREATER_TORONTO,
    districts: [['L2M', 43.192, -79.216], ['L2N', 43.192, -79.256], ['L2P', 43.153, -79.209], ['L2S', 43.145, -79.263]],
  },
  {
    name: 'Kingston', residents: 133, latitude: 44.2312, longitude: -76.486, areaCodes: OTTAWA_VALLEY,
    districts: [['K7K', 44.262, -76.476], ['K7L', 44.236, -76.497], ['K7M', 44.241, -76.563], ['K7P', 44.265, -76.59]],
  },
  {
    name: 'Waterloo', residents: 121, latitude: 43.4643, longitude: -80.5204, areaCodes: SOUTHWEST,
    districts: [['N2J', 43.475, -80.512], ['N2L', 43.472, -80.545], ['N2T', 43.455, -80.569], ['N2V', 43.49, -80.58]],
  },
];
