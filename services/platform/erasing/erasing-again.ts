import type { INestApplicationContext } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { Erasure } from './erasure.js';
import { systemContext } from '../event-sourcing/command-context.js';
import { deriveId } from '../event-sourcing/derived-id.js';
import { PERSON_STREAM } from '../event-sourcing/person-erased.js';
import type { EventStore } from '../event-store/event-store.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { EVENT_STORE } from '../tokens.js';
import type { ErasedList } from './erased-list.js';

/** Deletes the keys of listed persons before anything is read with them. */
export async function eraseListedKeys(keys: PersonKeys, list: ErasedList | null): Promise<void> {
  const listed = list?.all() ?? [];
  if (listed.length === 0) return;
  for (const person of (await keys.keysForReading(listed)).keys()) await keys.erase(person);
}

/**
 * Erases again every listed person whom the log does not show as erased, as after the restore of an older backup.
 * @returns how many
 */
export async function eraseListed(app: INestApplicationContext, list: ErasedList | null): Promise<number> {
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  let erased = 0;
  for (const person of list?.all() ?? []) {
    if (await hasEvents(store, `${PERSON_STREAM}${person}`)) continue;
    const context = systemContext(deriveId('erased again', person), 'erased-again', null);
    const answer = await app.get(Erasure, { strict: false }).erase(person, context);
    if (isRefusal(answer)) throw new Error(`${person} cannot be erased: ${answer.code}`);
    erased += 1;
  }
  return erased;
}

async function hasEvents(store: EventStore, stream: string): Promise<boolean> {
  for await (const _ of store.readStream(stream, { limit: 1 })) return true;
  return false;
}
