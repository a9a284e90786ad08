import * as z from 'zod';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** The walks of a marina in their order: which one is under way, or was last. */
export const walkBookEvents = defineEvents({
  DockWalkOpened: {
    version: 1,
    data: z.object({
      session_id: z.string(),
      previous_session_id: z.string().nullable(),
      at: instant,
      by: z.string(),
    }),
  },
});
export type WalkBookEvent = EventsOf<typeof walkBookEvents>;

export interface WalkBook {
  /** The walk that was started last; null: none was. */
  readonly latest: string | null;
}

export function initial(): WalkBook {
  return { latest: null };
}

export function evolve(_: WalkBook, { data }: WalkBookEvent): WalkBook {
  return { latest: data.session_id };
}

/** At most one walk of a marina is under way: the book is the one place where the next one follows it. */
export function decide(
  { session_id }: { readonly session_id: string },
  { latest }: WalkBook,
  { now: at, by }: { readonly now: string; readonly by: string },
): readonly WalkBookEvent[] {
  if (latest === session_id) return [];
  return [{ type: 'DockWalkOpened', data: { session_id, previous_session_id: latest, at, by } }];
}
