/**
 * What a homeowner may have written. `months` keeps a furnace out of July; without it any month will do.
 * Slots: {tech} a given name, {home} the kind of house.
 *
 * @typedef {object} ReviewText
 * @property {number} stars
 * @property {string} title
 * @property {string} body
 * @property {readonly number[]} [months]
 */

export const COLD = [1, 2, 3, 11, 12];
export const THAW = [3, 4];
export const SPRING = [4, 5, 6];
export const HOT = [6, 7, 8];
export const GROWING = [5, 6, 7, 8, 9];
export const AUTUMN = [9, 10, 11];

/**
 * @param {number} stars
 * @param {readonly (readonly [title: string, body: string, months?: readonly number[]])[]} texts
 * @returns {ReviewText[]}
 */
export const rated = (stars, texts) => texts.map(([title, body, months]) => ({ stars, title, body, months }));
