import type { BlogWhole } from '../blog-fields.js';

export function HistoryDrawer(_props: { blog: BlogWhole | undefined; onClose: () => void }) {
  return null;
}
