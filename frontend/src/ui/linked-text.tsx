import { Fragment } from 'react';
import { isDocument } from './header.js';
import { Link } from './link.js';
import { linkedParts } from '../../../src/shared/text/text-links.js';

/** A line of the operator's text, with its links. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map((part, index) =>
    typeof part === 'string' ? (
      // The parts of a text have no identity but their index.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ) : part.to.startsWith('/') ? (
      // Only the browser itself goes to the named part of any page.
      // oxlint-disable-next-line react/no-array-index-key
      <Link key={index} to={part.to} reloadDocument={isDocument(part.to) || part.to.includes('#')}>
        {part.text}
      </Link>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={part.to} rel="noreferrer">
        {part.text}
      </a>
    ),
  );
}
