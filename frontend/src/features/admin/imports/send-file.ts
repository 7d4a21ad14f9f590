const MB = 1024 * 1024;
const MAX_BYTES = { workbook: 50 * MB, text: 200 * MB };

/** Why a file is refused before the upload. */
export function problemOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  if (/\.xls$/i.test(file.name))
    return 'This is an old Excel workbook. Open it, save it as "Excel Workbook (.xlsx)" or as CSV, and choose that.';
  if (/\.xlsx$/i.test(file.name) && file.size > MAX_BYTES.workbook)
    return 'The workbook is larger than 50 MB. Save its sheet as CSV (up to 200 MB), and choose that.';
  if (file.size > MAX_BYTES.text) return 'The file is larger than 200 MB. Split it into smaller files with the same header row.';
  return undefined;
}
