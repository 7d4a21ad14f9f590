import type { Topic } from '../../../src/shared/guide/guide-topics.js';
import type { Reads } from './reads.js';
import { useRead } from './use-read.js';

/** What lists say of guides whose words the operator has changed, by their addresses. */
export type ChangedTopics = NonNullable<Reads['frame']['data']['guides']>;

const NONE: ChangedTopics = {};

export const useChangedTopics = (): ChangedTopics => useRead('frame', {}).data?.guides ?? NONE;

/** As the operator has it. */
export const topicNow = <T extends Topic>(topic: T, changed: ChangedTopics): T => ({
  ...topic,
  ...changed[topic.to as keyof ChangedTopics],
});
