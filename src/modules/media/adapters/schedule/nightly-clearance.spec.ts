import { Logger } from '@nestjs/common';
import { ImageUses } from '../../../../shared/pictures/image-uses.js';
import { ClearUnusedImages } from '../../application/clear-unused-images.js';
import { InMemoryImageRepository } from '../../testing/doubles.js';
import { NightlyClearance } from './nightly-clearance.js';

it('a failure at night is logged, and does not end the process', async () => {
  const lines: unknown[] = [];
  Logger.overrideLogger({ log: () => undefined, warn: () => undefined, error: (...parts: unknown[]) => void lines.push(parts) });
  const uses = new ImageUses();
  uses.register(() => Promise.reject(new Error('The database is away')));
  await new NightlyClearance(new ClearUnusedImages(uses, new InMemoryImageRepository())).run();
  expect(lines).toHaveLength(1);
});
