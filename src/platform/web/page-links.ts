import { Injectable } from '@nestjs/common';

/** Something that an admin wrote and that leads to a page of this site. */
export interface LinkingText {
  kind: 'article' | 'draft' | 'text';
  /** File name of the article, id of the draft, name of the page of texts. */
  name: string;
  title: string;
}

type FindLinks = (path: string) => Promise<LinkingText[]>;

/** What links to a page, asked before it is taken away. Modules register what their admins write. */
@Injectable()
export class PageLinks {
  private readonly finders: FindLinks[] = [];

  register(find: FindLinks): void {
    this.finders.push(find);
  }

  /** @param path of a page of this site, such as /frozen-pipes-guide */
  async to(path: string): Promise<LinkingText[]> {
    return (await Promise.all(this.finders.map((find) => find(path)))).flat();
  }
}

/** Whether a text has the address of this page in it, as a path or behind the address of a site. `/a-guide` is none in `/a-guide-2` or in `/b/a-guide`. */
export function linksTo(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + path.length)];
    if (!/^[\w/-]/.test(after.replace(/^\/(?![\w-])/, '')) && (!/[\w/.-]$/.test(before) || /https?:\/\/[\w.:-]+$/i.test(before)))
      return true;
  }
  return false;
}
