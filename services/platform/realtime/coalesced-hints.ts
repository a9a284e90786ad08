import { type Hint, MOST_HINT_IDS } from '../../../contracts/realtime.js';
import { EVERY_MARINA } from '../../../contracts/vocabulary/console-commands.js';
import { isUnreadable, type ReadEvent } from '../event-sourcing/event-log.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { EventHint } from './hint-registry.js';

/** The hints of a run of events: one for each marina and topic, however many events there were. */
export function coalescedHints(
  hintsOf: (event: LoggedEvent) => readonly EventHint[],
  events: readonly ReadEvent[],
  position: number,
): ReadonlyMap<string, readonly Hint[]> {
  const marinas = new Map<string, Map<string, Set<string>>>();
  for (const event of events) {
    // An unreadable event names no marina. The read models set its stream aside, so no screen changes.
    if (isUnreadable(event)) continue;
    for (const { marina_id, topic, ids } of hintsOf(event)) {
      const topics = entry(marinas, marina_id, () => new Map<string, Set<string>>());
      const named = entry(topics, topic, () => new Set<string>());
      for (const id of ids) named.add(id);
    }
  }
  // Hints for all marinas come first, since those of a client's own marina follow at the same position.
  const first = [...marinas].sort(([one], [other]) => Number(other === EVERY_MARINA) - Number(one === EVERY_MARINA));
  return new Map(first.map(([marina, topics]) => [marina, messagesOf(marina, topics, position)]));
}

function messagesOf(marina: string, topics: ReadonlyMap<string, ReadonlySet<string>>, position: number): Hint[] {
  return [...topics].map(([topic, ids], index) => ({
    topic,
    ids: ids.size > MOST_HINT_IDS ? [] : [...ids],
    position,
    marina_id: marina,
    complete: marina !== EVERY_MARINA && index === topics.size - 1,
  }));
}

function entry<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  map.set(key, made);
  return made;
}
