/// <reference types="vite/client" />

declare module 'virtual:sprite' {
  /** Address of the file with all icons and drawings; empty when they are inlined in the page. */
  export const address: string;
  /** The symbols themselves, in development. */
  export const inline: string;
  /** The pictures for link previews. */
  export const share: import('./lib/head-tags.js').SharePictures;
}

declare module 'virtual:ant-styles' {
  /** Address of the styles of Ant Design's components. */
  const address: string;
  export default address;
}

declare module 'virtual:trade-drawings' {
  /** The address of a trade's drawing, by the name of the drawing. */
  export function drawingOf(name: string): string;
}

declare module 'virtual:form-fields' {
  /** The fields of the forms for owners, in their order. */
  export const FORM_FIELDS: readonly import('./ui/form/form-field-facts.js').FormFieldFacts[];
}

declare module 'virtual:guide-drawings' {
  /** The address of a guide's drawing, by its slug. */
  export function drawingOf(slug: string): string;
}

declare module 'virtual:base-map' {
  export const BASE_MAP: import('./ui/map/base-map-data.js').BaseMapData;
}
