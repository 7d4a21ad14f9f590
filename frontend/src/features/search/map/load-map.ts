/**
 * A separate file between the page and the map: the bundler puts the list of the map's style sheets here instead of into the page's code.
 */
export const loadMap = () => import('./results-map.js');
