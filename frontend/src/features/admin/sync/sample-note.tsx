import { Alert } from 'antd';
import { sampleText } from './sample-words.js';

/** The figures are of the source alone: the fictional businesses that it replaces are named by themselves. */
export function SampleNote({ sample, isDone }: { sample: number; isDone: boolean }) {
  if (sample === 0) return null;
  return <Alert className="sync-note" type={isDone ? 'info' : 'warning'} showIcon title={sampleText(sample, isDone)} />;
}
