import type { ThemeConfig } from 'antd';
import { shadesOf } from '../../ui/theme.js';

/** Copies of the values in ui/styles/tokens.css: Ant Design computes with its colours, so it cannot use CSS variables. */
const INK = '#1d272c';
const GROUND = '#faf8f4';
const HAIRLINE = '#e3ddd3';
const DANGER = '#b3261e';
const WARNING = '#7a4b00';
const SUCCESS = '#1b6b3a';
const RADIUS = 10;

/** Ant Design in the colours of the site. */
export function adminTheme(primaryColor: string): ThemeConfig {
  const { strong, deep, soft, line } = shadesOf(primaryColor || '#607D8B');
  return {
    // The style sheets are built; only their variables are set at runtime.
    zeroRuntime: true,
    token: {
      colorPrimary: strong,
      colorPrimaryHover: deep,
      colorPrimaryActive: deep,
      colorLink: strong,
      colorLinkHover: deep,
      colorLinkActive: deep,
      colorInfo: strong,
      colorError: DANGER,
      colorSuccess: SUCCESS,
      colorWarning: WARNING,
      colorWarningBg: '#fdf1d9',
      colorWarningBorder: '#e6cf9c',
      colorErrorBg: '#fcebe9',
      colorErrorBorder: '#eebfba',
      colorSuccessBg: '#e6f3ea',
      colorSuccessBorder: '#b5d8c1',
      colorInfoBg: soft,
      colorInfoBorder: line,
      colorText: INK,
      colorTextDescription: '#4d5b62',
      colorTextSecondary: '#4d5b62',
      colorTextTertiary: '#5c686e',
      colorTextPlaceholder: '#5c686e',
      colorBgLayout: GROUND,
      colorBorder: '#8a8579',
      colorBorderSecondary: HAIRLINE,
      borderRadius: RADIUS,
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontSize: 15,
      controlHeight: 40,
      // Without animations: components wait for the end of an animation before they are removed, and sometimes miss it. A button would then
      // say "loading" for ever.
      motion: false,
    },
    components: {
      Layout: { headerBg: '#fff', siderBg: '#fff', headerHeight: 60, headerPadding: '0 16px' },
      Menu: { itemHeight: 44, itemBorderRadius: 8, itemSelectedBg: soft, itemSelectedColor: deep, activeBarBorderWidth: 0 },
    },
  };
}
