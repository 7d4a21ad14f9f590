/** The widths that src/modules/media produces; a test compares the two. */
export const WIDTHS = [320, 640, 960, 1280, 1920];

/** The `srcset` of an uploaded picture, from the address of its largest file; `undefined` for other pictures. */
export function srcSet(address: string): string | undefined {
  const [, stem, width] = /^(\/media\/\w+-)(\d+)x\d+\.webp$/.exec(address) ?? [];
  return stem && [...WIDTHS.filter((step) => step < +width!).map((step) => `${stem}${step}.webp ${step}w`), `${address} ${width}w`].join();
}
