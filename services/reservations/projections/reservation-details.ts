import type { AttachmentType } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BoaterContact } from '../domain/events/event-shapes.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { unapprovedFilesSince } from '../domain/unapproved-files.js';
import { forgotten, initial, type ReservationState } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';

/** A file that belongs to the reservation. */
export interface DocumentEntry {
  id: string;
  type: AttachmentType;
  /** Null once the boater was erased; the file is deleted too. */
  name: string | null;
  content_type: string;
  size_bytes: number;
  added_at: string;
}

/** What staff wrote to the boater with an action. */
export interface WrittenToBoater {
  event: ReservationEvent['type'];
  text: string | null;
  at: string;
}

/** What staff noted with money at the counter. */
export interface CounterNote {
  /** Of a payment or of a refund. */
  of: 'payment' | 'refund';
  /** `payment_no` or `refund_no`. */
  no: number;
  /** Null if there is none, and once the boater was erased. */
  reference: string | null;
  /** The staff member. */
  by: string | null;
  by_id: string;
}

type Opening = NonNullable<ReturnType<typeof openingOf>>;

/** Opening facts that no later event changes. */
type OpeningFacts = Pick<
  Opening,
  | 'view_id'
  | 'boater'
  | 'contract_name'
  | 'commercial'
  | 'live_aboard'
  | 'passeport_escales'
  | 'additional_requirements'
  | 'tem_member'
  | 'requested_redeem_nights'
  | 'notes'
>;

/** Everything on one reservation's page that comes from its own events. */
export interface ReservationDetailsDocument extends OpeningFacts {
  /** The boater's data as given with the reservation; null once the person was erased. */
  boater: BoaterContact | null;
  state: ReservationState;
  boater_id: string;
  marina_id: string;
  instant_book: boolean;
  attachments: DocumentEntry[];
  /** Files that the stay has taken over of which this one is the duplicate; they come back if the two are separated. */
  taken_attachments: DocumentEntry[];
  /** When a reservation with files ended without ever being approved; null: no such reservation. */
  unapproved_since: string | null;
  written: WrittenToBoater[];
  counter_notes: CounterNote[];
  created_at: string;
  updated_at: string;
}

/** The reservation page: one document per reservation. */
export const reservationDetails: Projection<ReservationDetailsDocument, ReservationEvent> = {
  name: 'reservation-details',
  version: 7,
  indexes: [{ fields: ['boater_id'] }, { fields: ['attachments.id'] }, { fields: ['unapproved_since'] }],
  wholeStream: reservationRecord.prefix,
  documentIds: reservationRecord.idsIn,
  apply: (document, logged) => {
    const event = asReservationEvent(logged);
    const opening = openingOf(event);
    const before = opening === null ? document : opened(opening, event.type);
    if (before === undefined) throw new Error(`${logged.stream} does not begin with an opening`);
    const { at } = event.data;
    const state = evolve(before.state, event);
    return {
      ...before,
      state,
      ...filesAfter(before, event),
      unapproved_since: unapprovedFilesSince(state),
      written: [...before.written, ...writtenWith(event)],
      counter_notes: [...before.counter_notes, ...notedAtCounter(event, logged.metadata.actor)],
      updated_at: before.updated_at > at ? before.updated_at : at,
    };
  },
  personal: {
    field: 'boater_id',
    forget: (document) => ({
      ...document,
      boater: null,
      notes: null,
      additional_requirements: null,
      state: forgotten(document.state),
      attachments: document.attachments.map((attachment) => ({ ...attachment, name: null })),
      taken_attachments: document.taken_attachments.map((attachment) => ({ ...attachment, name: null })),
      written: document.written.map((one) => ({ ...one, text: null })),
      counter_notes: document.counter_notes.map((note) => ({ ...note, reference: null })),
    }),
  },
  staff: {
    ids: ['counter_notes.by_id'],
    forget: (document, user_id) => ({
      ...document,
      counter_notes: document.counter_notes.map((note) => (note.by_id === user_id ? { ...note, by: null } : note)),
    }),
  },
};

function opened(opening: Opening, type: ReservationEvent['type']): ReservationDetailsDocument {
  const { view_id, boater, contract_name, commercial, live_aboard, passeport_escales } = opening;
  const { additional_requirements, tem_member } = opening;
  const { requested_redeem_nights, notes, boater_id, marina_id, at } = opening;
  const who = { view_id, boater, boater_id, marina_id, tem_member };
  const what = { contract_name, commercial, live_aboard, passeport_escales, additional_requirements };
  return {
    ...who,
    ...what,
    requested_redeem_nights,
    notes,
    state: initial(),
    instant_book: type === 'InstantBookingInitiated',
    attachments: [],
    taken_attachments: [],
    unapproved_since: null,
    written: [],
    counter_notes: [],
    created_at: at,
    updated_at: at,
  };
}

type Files = Pick<ReservationDetailsDocument, 'attachments' | 'taken_attachments'>;

/** The files of the stay, and those that the stay has taken over of which it is the duplicate. */
function filesAfter({ attachments, taken_attachments }: Files, event: ReservationEvent): Files {
  const without = (ids: readonly string[]) => attachments.filter(({ id }) => !ids.includes(id));
  switch (event.type) {
    case 'ReservationDocumentsRemoved':
    case 'DuplicateSeparated':
      return { attachments: without(event.data.document_ids), taken_attachments };
    case 'ReservationCanceledByMarina': {
      const ids = event.data.merged?.document_ids ?? [];
      return { attachments: without(ids), taken_attachments: attachments.filter(({ id }) => ids.includes(id)) };
    }
    case 'StaySeparated':
      return { attachments: [...attachments, ...taken_attachments], taken_attachments: [] };
    default:
      return { attachments: [...attachments, ...addedBy(event)], taken_attachments };
  }
}

function addedBy(event: ReservationEvent): DocumentEntry[] {
  if (event.type === 'ReservationDocumentAdded') {
    const { document_id: id, document_type: type, file_name: name, content_type, size_bytes, at } = event.data;
    return [{ id, type, name, content_type, size_bytes, added_at: at }];
  }
  if (event.type === 'DuplicateMerged') {
    const { documents, file_names } = event.data;
    return documents.map(({ document_id: id, ...file }, index) => ({ ...file, id, name: file_names?.[index] ?? null }));
  }
  const opening = openingOf(event);
  if (opening === null) return [];
  const { documents, file_names, at } = opening;
  // Files of the opening event are known only by name.
  const unknown = { content_type: 'application/octet-stream', size_bytes: 0 };
  return documents.map(({ document_id: id, type }, index) => ({
    id,
    type,
    name: file_names?.[index] ?? null,
    ...unknown,
    added_at: at,
  }));
}

function notedAtCounter(
  event: ReservationEvent,
  { id: by_id, name: by }: LoggedEvent['metadata']['actor'],
): CounterNote[] {
  switch (event.type) {
    case 'CounterPaymentRecorded':
      return [{ of: 'payment', no: event.data.payment_no, reference: event.data.reference, by, by_id }];
    case 'CounterRefundPaid':
      return [{ of: 'refund', no: event.data.refund_no, reference: event.data.reference, by, by_id }];
    default:
      return [];
  }
}

function writtenWith(event: ReservationEvent): WrittenToBoater[] {
  switch (event.type) {
    case 'PriceSent':
    case 'ReservationPutOnWaitingList':
    case 'ReservationApproved':
    case 'OfferChanged':
    case 'DatesSuggested':
    case 'ReservationCanceledByMarina': {
      const { message, at } = event.data;
      return message === null ? [] : [{ event: event.type, text: message, at }];
    }
    default:
      return [];
  }
}
