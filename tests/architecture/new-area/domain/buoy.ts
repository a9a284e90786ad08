import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../../contracts/vocabulary/event-definitions.js';
import { refuse, type Refusal } from '../../../../contracts/vocabulary/refusal.js';

export const buoyEvents = defineEvents({
  BuoyLaid: { version: 1, data: z.object({ marina_id: z.string(), name: z.string() }) },
});
export type BuoyEvent = EventsOf<typeof buoyEvents>;
export type BuoyState = { readonly name: string | null };

export const initial = (): BuoyState => ({ name: null });

export const evolve = (_: BuoyState, { data }: BuoyEvent): BuoyState => ({ name: data.name });

export function decide(name: string, state: BuoyState, marina_id: string): BuoyEvent[] | Refusal {
  if (name === 'RESERVED') return refuse('forbidden', 'BUOY_NAME_RESERVED');
  return state.name === null ? [{ type: 'BuoyLaid', data: { marina_id, name } }] : [];
}
