import type { Plugin } from 'vite';
import { factsOf, OWNERS_FIELDS } from '../../src/shared/listings/field-lists.js';

const ID = 'virtual:form-fields';

/** What forms for owners ask, in their order, out of the table of a listing's fields: pages get these facts alone, and not the whole table. */
export function formFields(): Plugin {
  return {
    name: 'form-fields',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const fields = OWNERS_FIELDS.map((field) => {
        const { kind, group, form } = factsOf(field);
        // What they are called comes with the texts of the page.
        return { kind, group, name: form?.name, needed: form?.needed };
      });
      return `export const FORM_FIELDS = ${JSON.stringify(fields)};`;
    },
  };
}
