import { bracketProblem, fillTemplate } from './fill-template.js';

describe('a template', () => {
  it.each([
    ['{what} | {site}', { what: 'Plumbers', site: 'Handy' }, 'Plumbers | Handy'],
    ['{what}[, page {page}] | {site}', { what: 'A', page: 2, site: 'B' }, 'A, page 2 | B'],
    ['{what}[, page {page}] | {site}', { what: 'A', page: null, site: 'B' }, 'A | B'],
    ['{a}[ in {b}, {c}]', { a: 'x', b: 'y', c: '' }, 'x'],
    ['[as it is] {a}', { a: 'x' }, '[as it is] x'],
    ['{a} {toString}', { a: '{b} [{b}]', b: 'never' }, '{b} [{b}] '],
    ['Here:\n{a}[\n\n{b}]', { a: 'x', b: 'y' }, 'Here:\nx\n\ny'],
  ])('%j with %j is %j', (template, words, filled) => expect(fillTemplate(template, words)).toBe(filled));

  it.each(['{a}[, {b}', 'a]', '[a [b]]', ']['])('%j has an unbalanced bracket', (template) =>
    expect(bracketProblem(template)).toContain('without its partner'),
  );

  it('has balanced brackets', () => expect([bracketProblem('a[ {b}] [ {c}]'), bracketProblem('a')]).toEqual([undefined, undefined]));
});
