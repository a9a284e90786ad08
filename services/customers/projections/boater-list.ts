import { adminSortKeys } from '../../../contracts/customers/vocabulary.js';
import { CARD_STREAM, type CardFact, cardFactOf } from '../../../contracts/memberships/events.js';
import type { MessagePosted } from '../../../contracts/messages/events.js';
import { CONVERSATION_STREAM } from '../../../contracts/messages/events.js';
import { RESERVATION_STREAM, type ReservationFact, reservationFactOf } from '../../../contracts/reservations/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { evolve, initial } from '../domain/boater.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { boaterRecord } from '../records/boater-record.js';
import { vesselRecord } from '../records/vessel-record.js';
import { type BoaterDocument, boaterDocument, type BoaterFacts, vesselsAfter, withCard } from './boater-document.js';
import { interactionOf, type LastInteraction, later } from './interaction.js';
import { type CardSource, cardSourceAfter } from './listed-card.js';

/** The document of a reservation, which names its boater in its first event only. */
interface StaySource {
  boater_of_stay: string;
  last: LastInteraction;
}

type ListDocument = BoaterDocument | CardSource | StaySource;

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

const orders = ['full_name', 'boat_name', 'email', 'home_marina', 'last_interaction'] as const;

/**
 * Every boater of the installation with their vessels, cards and last interaction, for lists. Cards and reservations
 * have documents of their own, because most of their events do not name the boater.
 */
export const boaterList: Projection<ListDocument> = {
  name: 'boaters',
  version: 4,
  indexes: [
    { fields: ['boater_id'] },
    ...orders.map((order) => ({ fields: ['marina_id', order, ...ridingAlong] })),
    ...orders.map((order) => ({ fields: ['marina_id', 'relation_type', order, ...ridingAlong] })),
    { fields: ['marina_id', 'card_status', 'boat_name'] },
    // Customers are counted by country.
    { fields: ['marina_id', 'relation_type', 'country'] },
    // For the administrators' list of all marinas.
    ...adminSortKeys.map((order) => ({ fields: [order, 'marina_id', 'country', ...ridingAlong] })),
  ],
  wholeStream: boaterRecord.prefix,
  documentIds: (event) => {
    const { stream } = event;
    if (stream.startsWith(vesselRecord.prefix)) return ownersIn(event as unknown as VesselEvent);
    if (stream.startsWith(CARD_STREAM)) return idsOfCard(event);
    if (stream.startsWith(RESERVATION_STREAM)) return idsOfStay(event);
    if (stream.startsWith(CONVERSATION_STREAM)) return event.type === 'MessagePosted' ? [recordIdOf(stream)] : [];
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
    return boaterAfter(asBoater(document), event, id);
  },
  copies: {
    to: (source) => {
      if ('holder_ids' in source) return source.holder_ids;
      return 'boater_of_stay' in source ? [source.boater_of_stay] : [];
    },
    copy: (target, source) => {
      const boater = asBoater(target);
      if (boater === undefined) return undefined;
      const { boater_id } = boater;
      if ('holder_ids' in source) {
        return boaterDocument(boater_id, { ...factsOf(boater), cards: withCard(boater.cards, source.card) });
      }
      if (!('boater_of_stay' in source)) return undefined;
      return boaterDocument(boater_id, { ...factsOf(boater), last: later(boater.last, source.last) });
    },
  },
  personal: {
    field: 'boater_id',
    forget: (document) => {
      const boater = asBoater(document);
      if (boater === undefined) return document;
      const vessels = boater.vessels.map((vessel) => ({ ...vessel, name: null }));
      const state = { ...boater.state, contact: null };
      return boaterDocument(boater.boater_id, { ...factsOf(boater), vessels, state });
    },
  },
};

/** The documents that lists find: those with a marina. */
export function asBoater<D extends object>(document: D | undefined): (BoaterDocument & D) | undefined {
  return document !== undefined && 'boater_id' in document ? (document as BoaterDocument & D) : undefined;
}

function asCard(document: ListDocument | undefined): CardSource | undefined {
  return document !== undefined && 'holder_ids' in document ? document : undefined;
}

function asStay(document: ListDocument | undefined): StaySource | undefined {
  return document !== undefined && 'boater_of_stay' in document ? document : undefined;
}

function factsOf({ state, vessels, cards, last }: BoaterFacts): BoaterFacts {
  return { state, vessels, cards, last };
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

function boaterAfter(document: BoaterDocument | undefined, event: LoggedEvent, id: string): BoaterDocument | undefined {
  const at = event.metadata.recorded_at;
  if (event.stream.startsWith(vesselRecord.prefix)) {
    if (document === undefined) return undefined;
    const vessels = vesselsAfter(document.vessels, event as unknown as VesselEvent, id);
    return boaterDocument(id, { ...factsOf(document), vessels });
  }
  if (event.stream.startsWith(CONVERSATION_STREAM)) {
    if (document === undefined) return undefined;
    const { from } = event.data as MessagePosted['data'];
    const last = { at, kind: from === 'BOATER' ? ('wrote' as const) : ('answered' as const) };
    return boaterDocument(id, { ...factsOf(document), last: later(document.last, last) });
  }
  const state = evolve(document?.state ?? initial(), event as unknown as BoaterEvent);
  if (!state.exists) return undefined;
  const last = document?.last ?? { at, kind: 'recorded' as const };
  return boaterDocument(id, { state, vessels: document?.vessels ?? [], cards: document?.cards ?? [], last });
}
