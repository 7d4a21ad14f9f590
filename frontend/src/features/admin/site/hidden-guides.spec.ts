import { newlyHidden } from './hidden-guides.js';

const before = [{ name: 'hiddenGuides' as const, value: 'sump-pump' }];
const hiding = (value: string | null) => newlyHidden([{ name: 'hiddenGuides', value }], before).map(({ to }) => to);

it('the guides hidden by a change are those that were not hidden before', () => {
  expect(hiding('sump-pump, frozen-pipes,no-hot-water')).toEqual(['/no-hot-water-guide', '/frozen-pipes-guide']);
  expect([hiding(null), hiding('sump-pump'), hiding('walking-toilet')]).toEqual([[], [], []]);
  expect(newlyHidden([{ name: 'showGuides', value: 'off' }], before)).toEqual([]);
});
