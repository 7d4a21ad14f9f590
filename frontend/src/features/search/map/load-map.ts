/** A file between the page and the map: the list of the map's styles stands here, and adds nothing to the page. */
export const loadMap = () => import('./results-map.js');
