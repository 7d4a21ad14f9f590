import { wcagContrast } from 'culori';
import { adminTheme } from './admin-theme.js';

/** What Ant Design makes of the ground of the page below a field that is disabled: 4 % of black lie over it. */
const DISABLED = '#f0eeea';

it('placeholder text is readable, also in a disabled field', () => {
  const { colorTextPlaceholder = '' } = adminTheme('#607D8B').token!;
  for (const ground of ['#ffffff', DISABLED]) expect(wcagContrast(colorTextPlaceholder, ground)).toBeGreaterThanOrEqual(4.5);
});
