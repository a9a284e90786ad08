import { useEffect } from 'react';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { BerthChunk } from '../model/berth-chunks.js';

export const listTopics: readonly Topic[] = [{ topic: 'berths' }, { topic: 'occupancy' }, { topic: 'traffic' }];

/** Loads a part of the list once it is near the window, and reports its berths. */
export function useChunk(
  chunk: BerthChunk,
  near: boolean,
  onLoaded: (key: string, berths: readonly BerthRecord[]) => void,
) {
  const answer = useLoad(berthCalls.listBerths, chunk.question, {
    topics: listTopics,
    enabled: near,
    keepPrevious: true,
  });
  const berths = answer.data?.items;
  useEffect(() => {
    if (berths !== undefined) onLoaded(chunk.key, berths);
  }, [berths, chunk.key, onLoaded]);
  return { ...answer, berths };
}
