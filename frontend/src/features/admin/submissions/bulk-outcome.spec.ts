import { decidedToast } from './bulk-outcome.js';

const failed = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `f${index}`, detail: 'was approved already' }));

it.each([
  [['a', 'b'], 0, { title: '2 submissions approved' }],
  [['a', 'b'], 1, { title: '2 submissions approved', description: '1 submission had been approved already.' }],
  [[], 2, { title: '2 submissions had been approved already', isNote: true }],
])('%j done and %i decided the same before: %j', (done, already, toast) => {
  expect(decidedToast({ done, failed: failed(already) }, 'approved')).toEqual(toast);
});
