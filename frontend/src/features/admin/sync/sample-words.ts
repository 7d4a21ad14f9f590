import { counted } from '../../../lib/words.js';

/** The text about the removal of the fictional businesses; empty when there are none. @param isDone whether the sync has been applied */
export function sampleText(sample: number, isDone: boolean): string {
  if (sample === 0) return '';
  const verb = isDone ? (sample === 1 ? 'has left' : 'have left') : sample === 1 ? 'leaves' : 'leave';
  return `The ${counted(sample, 'fictional business', 'fictional businesses')} ${verb} the directory.`;
}
