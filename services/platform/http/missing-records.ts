import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { UnreadEvents } from '../consuming/unread-events.js';
import { ForeignPositionError, type RecordedEvent } from '../event-store/event-store.js';
import type { Caller } from './caller.js';

/** Names of records are longer than most other texts of a request, such as codes of languages. */
const SHORTEST_ID = 8;

/**
 * Finds out whether records that a query did not find are in the log all the same. Events of others do
 * not count: the caller gets the same answer as for records that do not exist, and as quickly.
 */
export class MissingRecords {
  constructor(
    private readonly unread: UnreadEvents,
    private readonly longestWaitMs: number,
  ) {}

  /**
   * The position that the read models must reach before the query is repeated; undefined if the records are not there.
   * It is undefined as well if the right log does not answer in time: no record can have been added meanwhile.
   */
  async shownFrom(input: unknown, caller: Caller): Promise<number | undefined> {
    const ids = [...textsIn(input), ...ownRecords(caller)];
    if (ids.length === 0) return undefined;
    const found = this.unread.lastThat((event) => {
      const content = `${event.stream} ${JSON.stringify(event.data)}`;
      return isOf(caller, event, content) && ids.some((id) => content.includes(id));
    });
    // If the answer comes too late, nobody waits for it.
    found.catch(() => undefined);
    const timer = new AbortController();
    const late = pause(this.longestWaitMs, undefined, { signal: timer.signal }).catch(() => undefined);
    try {
      return await Promise.race([found, late]);
    } catch (error) {
      if (error instanceof EngineUnavailableError || error instanceof ForeignPositionError) return undefined;
      throw error;
    } finally {
      timer.abort();
    }
  }
}

/** All texts of an input that can be the id or the number of a record, however deep they are. */
function textsIn(input: unknown): string[] {
  if (typeof input === 'string') return input.length >= SHORTEST_ID ? [input] : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.values(input).flatMap(textsIn);
}

/** The records that a link is for. */
function ownRecords(caller: Caller): string[] {
  if (caller.kind === 'boater') return [caller.reservation_id, caller.boater_id];
  return caller.kind === 'resident' ? [caller.vessel_id, caller.boater_id] : [];
}

/** Whether the caller may know of the event: it is the caller's own, of the caller's marina, or about the records of a link. */
function isOf(caller: Caller, { metadata }: RecordedEvent, content: string): boolean {
  if (caller.kind === 'anonymous') return false;
  if (caller.kind !== 'staff') return ownRecords(caller).some((id) => content.includes(id));
  if (caller.principal.is_admin || metadata.actor.id === caller.user_id) return true;
  return caller.marina_id !== null && metadata.marina_id === caller.marina_id;
}
