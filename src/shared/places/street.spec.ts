import { streetOf } from './street.js';

describe('the street of an address', () => {
  it.each([
    ['7634 Kimbel St, Unit 24, Mississauga, ON, L5S 1M6', 'Mississauga', '7634 Kimbel St, Unit 24'],
    ['12 Quartz Road, Guelph, ON', 'Guelph', '12 Quartz Road'],
    ['1 rue Québec, quebec, QC', 'Québec', '1 rue Québec'],
    ['12 Quartz Road, Unit 4', 'Guelph', '12 Quartz Road'],
    ['12 Quartz Road', null, '12 Quartz Road'],
    ['Guelph, ON', 'Guelph', 'Guelph'],
  ])('%s', (address, city, street) => expect(streetOf(address, city)).toBe(street));
});
