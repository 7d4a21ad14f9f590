import type { Topic } from '../../../src/shared/guide/guide-topics.js';
import type { Reads } from './reads.js';
import { useRead } from './use-read.js';

/** Titles and times of guides that the operator has changed, by the guide's address. */
export type ChangedTopics = NonNullable<Reads['frame']['data']['guides']>;

const NONE: ChangedTopics = {};

export const useChangedTopics = (): ChangedTopics => useRead('frame', {}).data?.guides ?? NONE;

/** The topic with the operator's changes. */
export const topicNow = <T extends Topic>(topic: T, changed: ChangedTopics): T => ({
  ...topic,
  ...changed[topic.to as keyof ChangedTopics],
});
