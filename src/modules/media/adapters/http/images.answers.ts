import { described, object, text, whole } from '../../../../platform/http/answers/answers.js';
import type { UploadedImage } from '../../application/upload-image.js';

export const UPLOADED_IMAGE = object<UploadedImage>({
  url: { ...described(text, 'Its largest file.'), example: '/media/0123456789abcdef0123456789abcdef-1920x1280.webp' },
  width: whole,
  height: whole,
});
