import { Injectable } from '@nestjs/common';

/** A text by an admin that links to a page of this site. */
export interface LinkingText {
  kind: 'article' | 'draft' | 'text';
  /** File name of the article, id of the draft, name of the page of texts. */
  name: string;
  title: string;
}

type FindLinks = (path: string) => Promise<LinkingText[]>;

/** Finds the texts that link to a page, before it is deleted. Modules register a finder for their own texts. */
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

/** Whether a text contains the address of this page, as a path or as a full URL. `/a-guide` does not match `/a-guide-2` or `/b/a-guide`. */
export function linksTo(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + path.length)];
    if (!/^[\w/-]/.test(after.replace(/^\/(?![\w-])/, '')) && (!/[\w/.-]$/.test(before) || /https?:\/\/[\w.:-]+$/i.test(before)))
      return true;
  }
  return false;
}
