import { Alert } from 'antd';
import { sampleText } from './sample-words.js';

/** A note about the fictional businesses that a sync replaces, because the figures count only the source. */
export function SampleNote({ sample, isDone }: { sample: number; isDone: boolean }) {
  if (sample === 0) return null;
  return <Alert className="sync-note" type={isDone ? 'info' : 'warning'} showIcon title={sampleText(sample, isDone)} />;
}
