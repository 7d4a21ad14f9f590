import {
  described,
  flag,
  list,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
  time,
  whole,
} from '../../../../platform/http/answers/answers.js';
import type { TextsOfPage } from '../../application/current-texts.js';
import type { EditedPage, EditedText, PageOfTexts, SaidText, TextRevisionSummary } from '../../application/edit-texts.js';
import { TEXT_PAGE_NAMES } from '../../domain/texts/text-pages.js';

/** The schema of a text depends on its kind. */
const open = (description: string) => ({ type: 'object', additionalProperties: true, description });

export const PAGE_TEXTS = object<TextsOfPage>({
  texts: open('Each text by its name: a line, a list of lines or paragraphs, a list of rows, or parts with a title and HTML.'),
  changedOn: described(nullable(text), 'YYYY-MM-DD, for pages that show the date of their last change.'),
});

const EDITED = open(
  'name, label, kind (line, paragraphs, list, markdown, rows), value, default, isChanged, most, and further fields of its kind.',
) as Schema<EditedText>;

const PAGE_FIELDS = {
  page: oneOf(...TEXT_PAGE_NAMES),
  title: text,
  address: described(nullable(text), 'The public address of the page; null for texts of several pages.'),
  version: described(whole, 'Increases with each save.'),
  texts: list(EDITED),
};

export const EDITED_PAGE = object<EditedPage>(PAGE_FIELDS);
export const EARLIER_PAGE = object<EditedPage & { savedAt: Date }>({ ...PAGE_FIELDS, savedAt: time });

export interface TextPages {
  items: PageOfTexts[];
}

export const PAGES_OF_TEXTS = object<TextPages>({
  items: list(
    object<PageOfTexts>({
      page: oneOf(...TEXT_PAGE_NAMES),
      title: text,
      address: PAGE_FIELDS.address,
      changed: described(whole, 'The number of texts that differ from the built-in ones.'),
      savedAt: described(nullable(time), 'The time of the last change; null without one.'),
      texts: list(
        object<SaidText>({ name: text, label: text, says: described(text, 'As plain text, with one line for each row.'), isChanged: flag }),
      ),
    }),
  ),
});

export interface TextSaves {
  items: TextRevisionSummary[];
}

export const SAVES_OF_TEXTS = object<TextSaves>({
  items: list(
    object<TextRevisionSummary>({
      version: whole,
      fields: described(list(text), 'The changes of this save.'),
      restoredFrom: described(nullable(whole), 'The version that it restored; null for an ordinary save.'),
      savedAt: time,
    }),
  ),
});
