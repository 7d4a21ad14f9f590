import { withFullStop, midSentence, joinedHeading } from './sentences.js';

describe('the name of a trade', () => {
  it.each([
    ['Plumbers', 'plumbers'],
    ['HVAC technicians', 'HVAC technicians'],
    ['Building & Renovation professionals', 'building & renovation professionals'],
    ['Home EV-Charger Installers', 'home EV-charger installers'],
    ['Électriciens', 'électriciens'],
  ])('%s is %s in the middle of a sentence', (plural, written) => expect(midSentence(plural)).toBe(written));

  it('keeps its capital only at the beginning of a heading', () => {
    expect(joinedHeading(['Plumbers', 'Roofers', 'HVAC technicians'])).toBe('Plumbers, roofers and HVAC technicians');
    expect(joinedHeading([])).toBe('');
  });
});

describe('a sentence that ends with a name', () => {
  it.each([
    ['Northgate Plumbing', 'Northgate Plumbing.'],
    ['Copper Kettle Ltd.', 'Copper Kettle Ltd.'],
    ['Who Fixes It?', 'Who Fixes It?'],
  ])('%s', (name, sentence) => expect(withFullStop(name)).toBe(sentence));
});
