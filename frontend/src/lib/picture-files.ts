/** A list instead of `image/*`: Safari converts a HEIC photo to JPEG only where a page accepts JPEG explicitly. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Browsers without HEIC support give such a file no type. It is accepted here, so that the server can explain what to do with it. */
export function isPictureFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}
