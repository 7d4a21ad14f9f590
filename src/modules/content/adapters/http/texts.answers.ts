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
  changedOn: described(nullable(text), 'YYYY-MM-DD, for pages that say when they were changed last.'),
});

const EDITED = open(
  'name, label, kind (line, paragraphs, list, markdown, rows), value, default, isChanged, most, and what else its kind has.',
) as Schema<EditedText>;

const PAGE_FIELDS = {
  page: oneOf(...TEXT_PAGE_NAMES),
  title: text,
  address: described(nullable(text), 'The public address that shows them; null where no page of its own does.'),
  version: described(whole, 'Rises with each save.'),
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
      changed: described(whole, 'How many texts differ from those that came with the product.'),
      savedAt: described(nullable(time), 'When they were changed last; null while nobody has.'),
      texts: list(
        object<SaidText>({ name: text, label: text, says: described(text, 'In plain words; rows one below the other.'), isChanged: flag }),
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
      fields: described(list(text), 'What this save changed.'),
      restoredFrom: described(nullable(whole), 'The version that it brought back; null for a save of another kind.'),
      savedAt: time,
    }),
  ),
});
