/** Each by name: Safari makes a JPEG of a phone's HEIC photo where a page says that it takes JPEG, not where it takes any picture. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Browsers that cannot read HEIC photos know no kind of theirs: the server says what to do with one. */
export function isPictureFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}
