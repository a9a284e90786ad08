import { adminSortKeys } from '../../../contracts/customers/vocabulary.js';
import {
  CARD_STREAM,
  type CardFact,
  cardFactOf,
  INVITATION_STREAM,
  type InvitationAccepted,
} from '../../../contracts/memberships/events.js';
import type { MessagePosted } from '../../../contracts/messages/events.js';
import { CONVERSATION_STREAM } from '../../../contracts/messages/events.js';
import { RESERVATION_STREAM, type ReservationFact, reservationFactOf } from '../../../contracts/reservations/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { evolve, initial } from '../domain/boater.js';
import type { MergedFacts } from '../domain/boater-state.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { boaterRecord } from '../records/boater-record.js';
import { vesselRecord } from '../records/vessel-record.js';
import {
  type BoaterDocument,
  boaterDocument,
  type BoaterFacts,
  type MergedDocument,
  vesselsAfter,
  withCard,
} from './boater-document.js';
import { interactionOf, type LastInteraction, later } from './interaction.js';
import { type CardSource, cardSourceAfter } from './listed-card.js';

/** The document of a reservation, which names its boater in its first event only. */
interface StaySource {
  boater_of_stay: string;
  last: LastInteraction;
}

type ListDocument = BoaterDocument | MergedDocument | CardSource | StaySource;

/** Filter fields that combine with any sort order and are too unselective to lead an index. */
const ridingAlong = [
  'card_status',
  'card_expires_on',
  'member_types',
  'vessel_length',
  'contact_shown',
  'search',
  'search_contact',
] as const satisfies readonly (keyof BoaterDocument)[];

/** Where an order finds no difference, such as between people without a boat, the name decides. */
const orders = ['full_name', 'boat_name', 'email', 'home_marina', 'last_interaction'] as const;

/**
 * Every boater of the installation with their vessels, cards and last interaction, for lists. Cards and reservations
 * have documents of their own, because most of their events do not name the boater.
 */
export const boaterList: Projection<ListDocument> = {
  name: 'boaters',
  version: 9,
  indexes: [
    { fields: ['boater_id'] },
    ...orders.map((order) => ({ fields: ['marina_id', order, 'full_name', ...ridingAlong] })),
    ...orders.map((order) => ({ fields: ['marina_id', 'relation_type', order, 'full_name', ...ridingAlong] })),
    { fields: ['marina_id', 'card_status', 'boat_name'] },
    // Customers are counted by country.
    { fields: ['marina_id', 'relation_type', 'country'] },
    // For likely duplicates.
    { fields: ['marina_id', 'phone_digits'] },
    { fields: ['marina_id', 'birthday'] },
    // For the administrators' list of all marinas.
    ...adminSortKeys.map((order) => ({ fields: [order, 'full_name', 'marina_id', 'country', ...ridingAlong] })),
  ],
  wholeStream: boaterRecord.prefix,
  documentIds: (event) => {
    const { stream } = event;
    if (stream.startsWith(vesselRecord.prefix)) return ownersIn(event as unknown as VesselEvent);
    if (stream.startsWith(CARD_STREAM)) return idsOfCard(event);
    if (stream.startsWith(RESERVATION_STREAM)) return idsOfStay(event);
    if (stream.startsWith(CONVERSATION_STREAM)) return event.type === 'MessagePosted' ? [recordIdOf(stream)] : [];
    if (stream.startsWith(INVITATION_STREAM)) return invitedIn(event);
    return boaterRecord.idsIn(event);
  },
  apply: (document, event, id) => {
    const at = event.metadata.recorded_at;
    const card = cardFactOf(event);
    if (card !== null) {
      return id === event.stream ? cardSourceAfter(asCard(document), card, recordIdOf(id), at) : undefined;
    }
    const fact = reservationFactOf(event);
    if (fact !== null) return id === event.stream ? stayAfter(asStay(document), fact, at) : undefined;
    return boaterAfter(factsIn(document), event, id);
  },
  copies: {
    to: (source) => {
      if ('holder_ids' in source) return source.holder_ids;
      if ('survivor_id' in source) return [source.survivor_id];
      return 'boater_of_stay' in source ? [source.boater_of_stay] : [];
    },
    addedBy: ({ type, data }) => (type === 'BoaterReplaced' ? [(data as { survivor_id: string }).survivor_id] : []),
    copy: (target, source) => {
      const facts = factsIn(target);
      return facts === undefined || !('boater_id' in target) ? undefined : copied(target.boater_id, facts, source);
    },
  },
  personal: {
    field: 'boater_id',
    forget: (document) => {
      const facts = factsIn(document);
      return facts === undefined || !('boater_id' in document)
        ? document
        : boaterDocument(document.boater_id, forgotten(facts));
    },
  },
};

/** The document of a boater with the present facts of a card, a stay or a merged record. */
function copied(boater_id: string, facts: BoaterFacts, source: ListDocument): ListDocument | undefined {
  const { own } = facts;
  if ('holder_ids' in source) {
    return boaterDocument(boater_id, { ...facts, own: { ...own, cards: withCard(own.cards, source.card) } });
  }
  if ('boater_of_stay' in source) {
    return boaterDocument(boater_id, { ...facts, own: { ...own, last: later(own.last, source.last) } });
  }
  // A merge that is being undone has left the surviving record first.
  const merges = facts.state.merges.some(({ merged_id }) => merged_id === source.boater_id);
  if (!('survivor_id' in source) || !merges) return undefined;
  return boaterDocument(boater_id, { ...facts, merged: { ...facts.merged, [source.boater_id]: source.facts } });
}

function forgotten({ state, own, merged }: BoaterFacts): BoaterFacts {
  const vessels = own.vessels.map((vessel) => ({ ...vessel, name: null }));
  return {
    state: {
      ...state,
      contact: null,
      merges: state.merges.map((merge) => ({ ...merge, before: nameless(merge.before) })),
    },
    own: { ...own, vessels },
    merged: Object.fromEntries(Object.entries(merged).map(([id, facts]) => [id, forgotten(facts)])),
  };
}

const nameless = (before: MergedFacts): MergedFacts => ({ ...before, contact: null });

/** The documents that lists find: those with a marina. */
export function asBoater<D extends object>(document: D | undefined): (BoaterDocument & D) | undefined {
  return document !== undefined && 'record_ids' in document ? (document as unknown as BoaterDocument & D) : undefined;
}

function asCard(document: ListDocument | undefined): CardSource | undefined {
  return document !== undefined && 'holder_ids' in document ? document : undefined;
}

function asStay(document: ListDocument | undefined): StaySource | undefined {
  return document !== undefined && 'boater_of_stay' in document ? document : undefined;
}

/** The facts of a boater, whether listed or merged; undefined for other documents. */
function factsIn(document: ListDocument | undefined): BoaterFacts | undefined {
  if (document === undefined || !('boater_id' in document)) return undefined;
  if ('survivor_id' in document) return document.facts;
  const { state, own, merged } = document;
  return { state, own, merged };
}

function ownersIn({ type, data }: VesselEvent): string[] {
  if (type === 'VesselPrimarySet') return [data.previous_boater_id, data.boater_id];
  return type === 'VesselRegistered' || type === 'VesselChanged' ? [data.boater_id] : [];
}

/** The card's own document, and the holders whom the event adds. */
function idsOfCard(event: LoggedEvent): string[] {
  const fact = cardFactOf(event);
  if (fact === null) return [];
  return [event.stream, ...holdersAddedBy(fact)];
}

function holdersAddedBy(fact: CardFact): string[] {
  if (fact.type === 'CardIssued') return [...new Set([fact.data.boater_id, ...fact.data.boater_ids])];
  return fact.type === 'CardPresented' ? [fact.data.boater_id] : [];
}

function idsOfStay(event: LoggedEvent): string[] {
  const fact = reservationFactOf(event);
  if (fact === null || interactionOf(fact) === null) return [];
  return 'boater_id' in fact.data ? [event.stream, fact.data.boater_id] : [event.stream];
}

function stayAfter(before: StaySource | undefined, fact: ReservationFact, at: string): StaySource | undefined {
  const boater_of_stay = 'boater_id' in fact.data ? fact.data.boater_id : before?.boater_of_stay;
  const kind = interactionOf(fact);
  return boater_of_stay === undefined || kind === null ? undefined : { boater_of_stay, last: { at, kind } };
}

/** The boater whose card followed an invitation. */
function invitedIn(event: LoggedEvent): string[] {
  return event.type === 'InvitationAccepted' ? [(event.data as InvitationAccepted['data']).boater_id] : [];
}

function boaterAfter(facts: BoaterFacts | undefined, event: LoggedEvent, id: string): ListDocument | undefined {
  const at = event.metadata.recorded_at;
  if (event.stream.startsWith(vesselRecord.prefix)) {
    if (facts === undefined) return undefined;
    const vessels = vesselsAfter(facts.own.vessels, event as unknown as VesselEvent, id);
    return boaterDocument(id, { ...facts, own: { ...facts.own, vessels } });
  }
  if (event.stream.startsWith(CONVERSATION_STREAM)) {
    if (facts === undefined) return undefined;
    const { from } = event.data as MessagePosted['data'];
    const last = { at, kind: from === 'BOATER' ? ('wrote' as const) : ('answered' as const) };
    return boaterDocument(id, { ...facts, own: { ...facts.own, last: later(facts.own.last, last) } });
  }
  if (event.stream.startsWith(INVITATION_STREAM)) {
    return facts && boaterDocument(id, { ...facts, own: { ...facts.own, invited: true } });
  }
  const change = event as unknown as BoaterEvent;
  const state = evolve(facts?.state ?? initial(), change);
  if (!state.exists) return undefined;
  const own = facts?.own ?? { vessels: [], cards: [], last: { at, kind: 'recorded' as const } };
  const parts = Object.entries(facts?.merged ?? {});
  const undone = change.type === 'BoaterMergeUndone' ? change.data.merged_id : null;
  const merged = Object.fromEntries(parts.filter(([merged_id]) => merged_id !== undone));
  return boaterDocument(id, { state, own, merged });
}
