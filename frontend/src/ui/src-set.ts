/** As src/modules/media keeps them; a test compares. */
export const WIDTHS = [320, 640, 960, 1280, 1920];

/** The files of an uploaded picture, by the address of its largest; `undefined` for pictures elsewhere. */
export function srcSet(address: string): string | undefined {
  const [, stem, width] = /^(\/media\/\w+-)(\d+)x\d+\.webp$/.exec(address) ?? [];
  return stem && [...WIDTHS.filter((step) => step < +width!).map((step) => `${stem}${step}.webp ${step}w`), `${address} ${width}w`].join();
}
