import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';
import { initialsOf } from './initials.js';

it.each([
  ['Quiet Pipes', 'QP'],
  ['quiet pipes & sons', 'QP'],
  ['Émile et fils', 'ÉE'],
  ['3 Brothers Roofing', '3B'],
  ['& Co', 'C'],
  ['北京 水管', '北水'],
  ['Иван Петров', 'ИП'],
  ['***', ''],
  ['', ''],
])('%j has the initials %j', (title, initials) => expect(initialsOf(title)).toBe(initials));

it('initials are readable on the colour of every trade', () => {
  const css = readFileSync('frontend/src/ui/styles/card.css', 'utf8');
  const [ground, ink] = [/background: (oklch\(.*?\) )?(oklch\([^;]*\));/, /\n {2}color: (oklch\([^;]*\));/].map((pattern) =>
    pattern.exec(css.slice(css.indexOf('.monogram')))!.at(-1)!,
  );
  for (let hue = 0; hue < 360; hue += 5) {
    const [a, b] = [ground!, ink!].map((colour) => parse(colour.replace(/var\([^)]*\)/, String(hue)))!);
    expect(wcagContrast(a!, b!)).toBeGreaterThan(4.5);
  }
});
