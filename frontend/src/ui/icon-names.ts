/** Every icon that the pages use, by its name in Lucide. The build takes these, and no others, into the sprite. */
export const ICONS = [
  'badge-check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'globe',
  'info',
  'layout-grid',
  'list',
  'locate-fixed',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'navigation',
  'phone',
  'search',
  'shield-check',
  'sliders-horizontal',
  'star',
  'x',
] as const;

export type IconName = (typeof ICONS)[number];
