/** The CSP nonce for styles of this document; none in development. Browsers hide the attribute, but the property has it. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
}

/**
 * Adds the nonce to every style element that scripts of this document create. Ant Design adds it to its own styles, but not to those of its
 * dependencies (for example the one that prevents scrolling behind a dialog).
 */
export function nameStyles(nonce: string | undefined): void {
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
