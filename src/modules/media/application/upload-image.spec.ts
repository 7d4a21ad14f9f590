import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { createHash } from 'node:crypto';
import { FixedSizeProcessing, InMemoryImageRepository } from '../testing/doubles.js';
import { UploadImage } from './upload-image.js';

function uploading() {
  const images = new InMemoryImageRepository();
  const audit = new InMemoryAuditLog();
  const upload = new UploadImage(new FixedSizeProcessing(800, 600), images, audit, new NoTransaction());
  return { images, audit, upload: (content: string) => upload.execute({ content: Buffer.from(content), client: '203.0.113.7' }) };
}

it('names a picture by its content, stores it, and records who uploaded it', async () => {
  const { images, audit, upload } = uploading();
  const id = createHash('sha256').update('a picture').digest('hex').slice(0, 32);
  const url = `/media/${id}-800x600.webp`;
  expect(await upload('a picture')).toEqual({ url, width: 800, height: 600 });
  expect(images.stored.get(id)).toMatchObject({ width: 800, height: 600 });
  expect(audit.entries).toEqual([{ action: 'image-uploaded', client: '203.0.113.7', detail: { url } }]);
});

it('stores the same picture once', async () => {
  const { images, upload } = uploading();
  expect(await upload('a picture')).toEqual(await upload('a picture'));
  await upload('another one');
  expect(images.stored.size).toBe(2);
});
