import slugify from '@sindresorhus/slugify';

const MAX_FILE_NAME_LENGTH = 80;
/** For topics without any letter that addresses allow. */
const NAMELESS = 'article';

/** The form of an article's address. */
export const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether an article could have this address, judged by its characters. */
export function isFileName(name: string): boolean {
  return name.length <= MAX_FILE_NAME_LENGTH && FILE_NAME.test(name);
}

/** The preferred address of an article on this topic. */
export function fileNameFor(topic: string): string {
  const slug = slugify(topic, { customReplacements: [['&', ' and ']] });
  if (slug.length <= MAX_FILE_NAME_LENGTH) return FILE_NAME.test(slug) ? slug : NAMELESS;
  const cut = slug.slice(0, MAX_FILE_NAME_LENGTH + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MAX_FILE_NAME_LENGTH);
}

/** The name itself, or the name with the first number from 2 on that is not taken. */
export function uniqueFileName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
