import { reservationFactOf } from '../../../contracts/reservations/events.js';
import { VESSEL_STREAM, vesselMeasuredBy } from '../../../contracts/customers/events.js';
import { TRAFFIC_STREAM, type TrafficEvent } from '../../../contracts/traffic/events.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import {
  afterCard,
  afterFact,
  afterTraffic,
  type CardSizes,
  openedStay,
  type Recorded,
  type WatchedStay,
} from '../domain/watched-stay.js';

/** The card of a boat, and the stays that show its sizes. */
interface CardSource {
  card: CardSizes | null;
  /** The newest last. */
  stay_ids: string[];
}

type WatchDocument = WatchedStay | CardSource;

/** A boat's stays before these are over. */
const STAYS_KEPT = 40;

/** Stays with everything that a conflict can come from; cards of boats have documents of their own. */
export const watchedStays: Projection<WatchDocument> = {
  name: 'watched-stays',
  version: 4,
  indexes: [
    { fields: ['marina_id', 'watched', 'end_date'] },
    { fields: ['marina_id', 'watched', 'finished', 'end_date'] },
    { fields: ['boater_id'] },
  ],
  documentIds: (event) => {
    if (vesselMeasuredBy(event) !== null) return [event.stream];
    if (event.stream.startsWith(TRAFFIC_STREAM)) return [recordIdOf(event.stream)];
    const fact = reservationFactOf(event);
    if (fact === null) return [];
    const boat = 'vessel' in fact.data ? fact.data.vessel.vessel_id : null;
    const stay = recordIdOf(event.stream);
    return boat === null ? [stay] : [stay, VESSEL_STREAM + boat];
  },
  apply: (document, event, id) =>
    id.startsWith(VESSEL_STREAM) ? cardAfter(asCard(document), event) : stayAfter(asStay(document), event),
  copies: {
    to: (source) => ('stay_ids' in source ? source.stay_ids : []),
    copy: (target, source, event) => {
      const stay = asStay(target);
      if (stay === undefined || !('stay_ids' in source) || source.card === null) return undefined;
      // A stay that has changed its boat keeps no card of the former one.
      if (stay.vessel_id !== vesselOf(event, stay) || sameJson(stay.card, source.card)) return undefined;
      return afterCard(stay, source.card);
    },
  },
  personal: { field: 'boater_id', forget: (document) => ({ ...document, vessel_name: '' }) },
  staff: {
    ids: ['changed.by_id', 'happened.by_id', 'card.by_id'],
    forget: (document, user_id) => {
      const card = document.card && unnamed(document.card, user_id);
      if (!('watched' in document)) return { ...document, card };
      const happened = document.happened.map((one) => unnamed(one, user_id));
      return { ...document, card, happened, changed: unnamed(document.changed, user_id) };
    },
  },
};

export function asStay<D extends object>(document: D | undefined): (WatchedStay & D) | undefined {
  return document !== undefined && 'watched' in document ? (document as WatchedStay & D) : undefined;
}

function asCard(document: WatchDocument | undefined): CardSource | undefined {
  return document !== undefined && 'stay_ids' in document ? document : undefined;
}

/** The boat that the event is about. */
function vesselOf(event: LoggedEvent, { vessel_id }: WatchedStay): string | null {
  return event.stream.startsWith(VESSEL_STREAM) ? recordIdOf(event.stream) : vessel_id;
}

function unnamed<R extends Recorded>(recorded: R, user_id: string): R {
  return recorded.by_id === user_id ? { ...recorded, by: null } : recorded;
}

function recordedBy({ metadata: { recorded_at: at, actor } }: LoggedEvent): Recorded {
  return { at, by: actor.kind === 'staff' || actor.kind === 'admin' ? actor.name : null, by_id: actor.id };
}

function cardAfter(before: CardSource | undefined, event: LoggedEvent): CardSource {
  const known = before ?? { card: null, stay_ids: [] };
  const sizes = vesselMeasuredBy(event);
  if (sizes === null) {
    const stay = recordIdOf(event.stream);
    return { ...known, stay_ids: [...known.stay_ids.filter((id) => id !== stay), stay].slice(-STAYS_KEPT) };
  }
  if (known.card !== null && sameJson(known.card.sizes, sizes)) return known;
  return { ...known, card: { sizes, changed: known.card !== null, ...recordedBy(event) } };
}

function stayAfter(stay: WatchedStay | undefined, event: LoggedEvent): WatchedStay | undefined {
  const recorded = recordedBy(event);
  const fact = reservationFactOf(event);
  if (fact === null) {
    return stay && afterTraffic(stay, { type: event.type, data: event.data } as TrafficEvent, recorded);
  }
  return 'boater_id' in fact.data && 'view_id' in fact.data
    ? openedStay(fact as Parameters<typeof openedStay>[0], recorded)
    : stay && afterFact(stay, fact, recorded);
}
