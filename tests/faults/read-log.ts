import type { CardEvent } from '../../services/memberships/domain/card-events.js';
import {
  type CardState,
  evolve as evolveCard,
  initial as noCard,
} from '../../services/memberships/domain/card-state.js';
import type { BerthEvent } from '../../services/berths/domain/berth-events.js';
import { type BerthState, evolve as evolveBerth, initial as noBerth } from '../../services/berths/domain/berth.js';
import type { BerthPlanEvent } from '../../services/berths/domain/berth-plan-events.js';
import { evolve as evolvePlan, initial as emptyPlan } from '../../services/berths/domain/berth-plan.js';
import type { BerthPlanState } from '../../services/berths/domain/berth-plan-state.js';
import type { EventStore, RecordedEvent } from '../../services/platform/event-store/event-store.js';
import { SqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import type { ReservationEvent } from '../../services/reservations/domain/events/reservation-event.js';
import { evolve as evolveReservation } from '../../services/reservations/domain/evolve.js';
import {
  initial as noReservation,
  type ReservationState,
} from '../../services/reservations/domain/reservation-state.js';

/** The log of a marina, folded by the product's own deciders; personal data stays encrypted. */
export interface ReadLog {
  readonly events: readonly RecordedEvent[];
  /** True if positions count events; those of a server are byte offsets. */
  readonly counted: boolean;
  readonly reservations: ReadonlyMap<string, ReservationState>;
  readonly plans: ReadonlyMap<string, BerthPlanState>;
  readonly cards: ReadonlyMap<string, CardState>;
  readonly berths: ReadonlyMap<string, BerthState>;
  /** Streams of claims by the stream that owns the name now. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
}

export async function readLog(directory: string): Promise<ReadLog> {
  const store = new SqliteEventStore({ directory });
  try {
    return await readLogOf(store, true);
  } finally {
    await store.close();
  }
}

/** @param counted true if its positions count events */
export async function readLogOf(store: EventStore, counted: boolean): Promise<ReadLog> {
  const events: RecordedEvent[] = [];
  for await (const event of store.readAll({ after: 0 })) events.push(event);
  const owners = folded(events, 'claim-', () => null as string | null, ownerAfter);
  const claims = new Map<string, string[]>();
  for (const [claim, owner] of owners) if (owner !== null) claims.set(owner, [...(claims.get(owner) ?? []), claim]);
  return {
    events,
    counted,
    reservations: folded(events, 'reservation-', noReservation, (state, event) =>
      evolveReservation(state, event as unknown as ReservationEvent),
    ),
    plans: folded(events, 'berthplan-', emptyPlan, (state, event) =>
      evolvePlan(state, event as unknown as BerthPlanEvent),
    ),
    cards: folded(events, 'card-', noCard, (state, event) => evolveCard(state, event as unknown as CardEvent)),
    berths: folded(events, 'berth-', noBerth, (state, event) => evolveBerth(state, event as unknown as BerthEvent)),
    claims,
  };
}

function ownerAfter(_owner: string | null, event: RecordedEvent): string | null {
  return event.type === 'NameClaimed' ? (event.data.owner_stream as string) : null;
}

/** States by id, which is the rest of the stream's name. */
function folded<S>(
  events: readonly RecordedEvent[],
  prefix: string,
  initial: () => S,
  evolve: (state: S, event: RecordedEvent) => S,
): Map<string, S> {
  const states = new Map<string, S>();
  for (const event of events) {
    if (!event.stream.startsWith(prefix)) continue;
    const id = event.stream.slice(prefix.length);
    states.set(id, evolve(states.get(id) ?? initial(), event));
  }
  return states;
}
