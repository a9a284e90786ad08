import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** A use is recorded if the last recorded one is at least this old: an event for each call would grow with reading. */
export const USE_RECORDED_EVERY_MS = 3_600_000;

export const sessionUseEvents = defineEvents({
  SessionUsed: { version: 1, data: z.object({ session_id: z.string(), at: z.string() }) },
});
export type SessionUseEvent = EventsOf<typeof sessionUseEvents>;

export interface SessionUseState {
  /** UTC ISO 8601; null: no use was recorded after the sign-in. */
  readonly last_used_at: string | null;
}

export interface SessionUseCommand {
  readonly session_id: string;
  /** The sign-in counts as the first use. */
  readonly started_at: string;
  readonly at: string;
}

export function initial(): SessionUseState {
  return { last_used_at: null };
}

export function evolve(_: SessionUseState, event: SessionUseEvent): SessionUseState {
  return { last_used_at: event.data.at };
}

export function decide({ session_id, started_at, at }: SessionUseCommand, state: SessionUseState): SessionUseEvent[] {
  return at < nextRecorded(state.last_used_at ?? started_at) ? [] : [{ type: 'SessionUsed', data: { session_id, at } }];
}

/** When the next use after this one is recorded. */
export function nextRecorded(lastUse: string): string {
  return new Date(Date.parse(lastUse) + USE_RECORDED_EVERY_MS).toISOString();
}
