import { counted } from '../../../lib/words.js';

/** What becomes of the fictional businesses of the first run; empty where there are none. @param isDone whether it has been applied */
export function sampleText(sample: number, isDone: boolean): string {
  if (sample === 0) return '';
  const verb = isDone ? (sample === 1 ? 'has left' : 'have left') : sample === 1 ? 'leaves' : 'leave';
  return `The ${counted(sample, 'fictional business', 'fictional businesses')} ${verb} the directory.`;
}
