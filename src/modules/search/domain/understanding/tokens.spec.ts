import { stemOf, tokensOf } from './tokens.js';

describe('the words', () => {
  it.each([
    ['Won’t stop', ['wont', 'stop']],
    ["pas d'eau chaude", ['pas', 'd', 'eau', 'chaude']],
    ['l’électricien', ['l', 'electricien']],
    ['24-hour, St. Catharines!', ['24', 'hour', 'st', 'catharines']],
  ])('of %p are %p', (text, words) => expect(tokensOf(text).map(({ word }) => word)).toEqual(words));

  it.each([
    ['leaking', 'leaks'],
    ['dripping', 'drip'],
    ['batteries', 'battery'],
    ['replacing', 'replace'],
    ['shingles', 'shingle'],
    ['windows', 'window'],
    ['boxes', 'box'],
    ['installed', 'install'],
    ['moving', 'move'],
    ['fencing', 'fence'],
    ['tiling', 'tiles'],
    ['wiring', 'wire'],
    ['leaves', 'leave'],
    ['freezing', 'freeze'],
    ['removal', 'remove'],
    ['replacement', 'replacing'],
    ['installation', 'installs'],
    ['wont', 'not'],
    ['mouldy', 'mold'],
    ['odours', 'odor'],
    ['draughty', 'draft'],
    ['ploughing', 'plowing'],
    ['colours', 'color'],
    ['pus', 'plus'],
    ['doesnt', 'isnt'],
    ['pooling', 'puddles'],
  ])('%p and %p have one stem', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it('distinguish a pool from water that pools', () => {
    const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);
    expect(stems('water pools here')).toContain(stemOf('puddle'));
    expect(stems('salt water pools')).toContain(stemOf('pool'));
  });

  it('has one stem for "clean up" and "cleanup", and another for "cleaning"', () => {
    const stems = (text: string) => tokensOf(text).map(({ stem }) => stem);
    expect(stems('clean up')[0]).toBe(stemOf('cleanup'));
    expect(stems('cleaning up')[0]).toBe(stemOf('cleanup'));
    expect(stems('clean the upstairs')[0]).toBe(stemOf('cleaning'));
  });

  it.each([
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['gas', 'gas'],
    ['n1h', 'n1h'],
    ['constructor', 'constructor'],
  ])('%p is its own stem', (word, stem) => expect(stemOf(word)).toBe(stem));
});
