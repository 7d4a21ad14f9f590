/** What this document's policy asks of styles; none in development. Browsers hide the attribute, the property still has it. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
}

/**
 * Puts the nonce on every style that scripts of this document make. Ant Design passes it on to its own, but not to those of
 * the libraries below it (the one that keeps the page from scrolling behind a dialog, for instance).
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
