import { industryFrom } from './industry.js';

describe('industryFrom', () => {
  it.each([
    ['Plumbing', 'Plumber'],
    ['plumber', 'Plumber'],
    ['Plumbing & HVAC', 'Plumber'],
    ['PLUMBING AND HVAC', 'Plumber'],
    ['Electrical', 'Electrician'],
    ['electrician', 'Electrician'],
    ['HVAC', 'HVAC Technician'],
    ['hvac  technician', 'HVAC Technician'],
    ['Landscaping', 'Landscaper'],
    ['Électricien', 'Electrician'],
    ['Roofing', 'Roofer'],
  ])('maps %j to %j, the name in the directory', (text, trade) => expect(industryFrom(text)).toBe(trade));

  it.each(['Roofer', 'Roofing Contractors', 'Plumbing Supplies', 'Framing', 'constructor'])('keeps %j', (text) =>
    expect(industryFrom(text)).toBe(text),
  );
});
