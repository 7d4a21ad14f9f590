import { sizeIn } from '../../../src/shared/pictures/identity-pictures.js';
import { formatHex, oklch, parse, toGamut, wcagContrast } from 'culori';

/** Reduces chroma to what a screen can display, and keeps the hue. */
const displayable = toGamut('rgb', 'oklch');

/** The backgrounds of links, as in styles/tokens.css: paper, the page, and notices of success, warning and danger. */
const GROUNDS = ['#ffffff', '#faf8f4', '#e6f3ea', '#fdf1d9', '#fcebe9'];
const READABLE = 4.5;
const DEFAULTS = { primary: '#607D8B', accent: '#FF5722' };

export interface Shades {
  /** For text and buttons: enough contrast on every background, on the tint, and under white text, for any original colour. */
  strong: string;
  /** A step darker, for buttons on hover. */
  deep: string;
  /** A light background (tint). */
  soft: string;
  line: string;
}

/** Shades of one colour. The hue is kept; the lightness follows from the required contrast (WCAG 2.2, 1.4.3). */
export function shadesOf(colour: string): Shades {
  const { l, c, h = 0 } = oklch(parse(colour)) ?? { l: 0.5, c: 0, h: 0 };
  const shade = (lightness: number, chroma: number) => formatHex(displayable({ mode: 'oklch', l: lightness, c: chroma, h }));
  const soft = shade(0.955, Math.min(c, 0.1) * 0.22);
  // A vivid colour that is only darkened looks like a warning, so limit its chroma as well.
  const calm = Math.min(c, 0.15);
  let lightness = Math.min(l, 0.6);
  const isReadable = () => [...GROUNDS, soft].every((ground) => wcagContrast(shade(lightness, calm), ground) >= READABLE);
  while (!isReadable() && lightness > 0) lightness -= 0.01;
  return { strong: shade(lightness, calm), deep: shade(lightness * 0.82, calm * 0.9), soft, line: shade(0.87, Math.min(c, 0.1) * 0.4) };
}

/** The theme as CSS declarations for the root element. An invalid colour falls back to the default. */
export function themeStyle(primary = DEFAULTS.primary, accent = DEFAULTS.accent, logo = ''): string {
  return [
    ...declarations('primary', primary, DEFAULTS.primary),
    ...declarations('accent', accent, DEFAULTS.accent),
    ...logoDeclarations(logo),
  ].join(';');
}

/** The logo is a CSS background in the header (styles, `.wordmark`): as an element of the page it would add script to every page. */
function logoDeclarations(address: string): string[] {
  const size = sizeIn(address);
  return size ? [`--logo:url(${address})`, `--logo-shape:${size.width}/${size.height}`] : [];
}

/** The primary colour, deep enough for a mark on a map. */
export const pinColour = (primary = DEFAULTS.primary): string => shadesOf(parse(primary) ? primary : DEFAULTS.primary).deep;

function declarations(name: string, colour: string, fallback: string): string[] {
  const valid = parse(colour) ? colour : fallback;
  return [
    `--${name}:${formatHex(parse(valid))}`,
    ...Object.entries(shadesOf(valid)).map(([shade, value]) => `--${name}-${shade}:${value}`),
  ];
}
