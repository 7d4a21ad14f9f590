import slugify from '@sindresorhus/slugify';
import { FILE_NAME, MAX_FILE_NAME_LENGTH } from './is-file-name.js';

/** For topics without any letter that addresses allow. */
const NAMELESS = 'article';

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
