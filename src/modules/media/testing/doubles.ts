import type { DerivedForm } from '../domain/derived-file.js';
import { has, type Image, type ImageFile, type ImageVariant } from '../domain/image.js';
import { ImageProcessing, type ProcessedImage } from '../domain/image-processing.js';
import { ImageRepository } from '../domain/image-repository.js';

/** Takes every content for a picture of this size. */
export class FixedSizeProcessing extends ImageProcessing {
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    super();
  }

  process(content: Buffer): Promise<ProcessedImage> {
    const { width, height } = this;
    return Promise.resolve({ width, height, variants: [{ width, bytes: content }] });
  }

  derive(picture: Buffer, form: DerivedForm): Promise<Buffer> {
    return Promise.resolve(Buffer.from(`${JSON.stringify(form)} of ${String(picture)}`));
  }
}

interface Stored extends Image {
  variants: ImageVariant[];
  unusedHours: number;
  held: boolean;
}

export class InMemoryImageRepository extends ImageRepository {
  readonly stored = new Map<string, Stored>();
  reads = 0;

  save(image: Image, variants: ImageVariant[], { held } = { held: false }): Promise<void> {
    const known = this.stored.get(image.id);
    this.stored.set(image.id, { ...image, variants, unusedHours: 0, held: known ? known.held && held : held });
    return Promise.resolve();
  }

  find(file: ImageFile, { held } = { held: false }): Promise<Buffer | undefined> {
    this.reads += 1;
    const stored = this.stored.get(file.id);
    const image = stored?.held && !held ? undefined : stored;
    const variant = image && has(image, file) ? image.variants.find(({ width }) => width === file.width) : undefined;
    return Promise.resolve(variant?.bytes);
  }

  use(ids: string[]): Promise<Image[]> {
    const images = ids.map((id) => this.stored.get(id)).filter((image) => image !== undefined);
    for (const image of images) Object.assign(image, { unusedHours: 0, held: false });
    return Promise.resolve(images);
  }

  deleteUnused(hours: number, except: string[]): Promise<number> {
    const unused = [...this.stored.values()].filter((image) => image.unusedHours > hours && !except.includes(image.id));
    for (const { id } of unused) this.stored.delete(id);
    return Promise.resolve(unused.length);
  }
}
