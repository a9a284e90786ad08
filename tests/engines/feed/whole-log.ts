import { expect } from '@jest/globals';
import type { PlatformBench } from '../../fixtures/platform-bench.js';
import type { Delivered } from './feed-sink-bench.js';

/**
 * Expects every event of the log once, in the order of its stream, after removing repetitions; repeated messages must
 * be identical.
 */
export async function expectWholeLog(platform: PlatformBench, messages: readonly Delivered[]): Promise<void> {
  const once = [...new Map([...messages].reverse().map((message) => [message.event.id, message])).values()].reverse();
  const events = await platform.core.log.after(0, 1_000_000);
  for (const key of new Set(events.map(({ stream }) => stream))) {
    const wanted = events.filter(({ stream }) => stream === key).map(({ revision }) => revision);
    expect(once.filter((each) => each.key === key).map(({ event }) => event.revision)).toEqual(wanted);
  }
  expect(once).toHaveLength(events.length);
  const texts = new Map<string, Set<string>>();
  for (const { event } of messages) {
    texts.set(event.sequence, (texts.get(event.sequence) ?? new Set()).add(JSON.stringify(event)));
  }
  expect([...texts].filter(([, said]) => said.size !== 1)).toEqual([]);
}
