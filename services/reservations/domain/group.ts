import type { GroupDiscount } from '../../../contracts/reservations/group.js';
import { type GroupOffer, type GroupPayer, MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { conflict } from './refusals.js';
import type { GroupEvent } from './events/group-events.js';

/** Several boats that come together. Each is a reservation of its own, whose changes touch no other boat. */
export interface GroupFacts extends DateRange {
  readonly group_id: string;
  readonly marina_id: string;
  readonly name: string;
  /** The organiser. */
  readonly boater_id: string;
  readonly offered: GroupOffer;
  readonly discount: GroupDiscount | null;
  readonly reservation_ids: readonly string[];
  readonly at: string;
}

/** What became of the boats of one list. */
export type GroupEntry = Omit<Extract<GroupEvent, { type: 'GroupBoatsEntered' }>['data'], 'at'>;

/** A list of boats. */
export interface GroupList {
  readonly entry_id: string;
  /** The reservations that its boats get. */
  readonly planned: readonly string[];
  /** Null: its boats are being entered, or a crash interrupted that. */
  readonly outcome: GroupEntry | null;
}

/** A payment of the organiser for several boats. */
export interface GroupPayment {
  readonly payment_id: string;
  readonly provider_reference: string;
  /** Minor units. */
  readonly parts: readonly { readonly reservation_id: string; readonly amount: number }[];
  readonly received: boolean;
  readonly allocated: boolean;
}

interface GroupMoney {
  /** Of boats for which nothing else was said. */
  readonly payer: GroupPayer;
  readonly payments: readonly GroupPayment[];
}

/** Null until the group was opened. */
export type GroupState = (GroupFacts & GroupMoney & { readonly lists: readonly GroupList[] }) | null;

/** What decides whether a boat's payer may change. */
export interface PayingBoat {
  readonly reservation_id: string;
  readonly has_paid: boolean;
  /** Its boater is the organiser, whose page it is. */
  readonly organisers: boolean;
}

export type GroupCommand =
  | { readonly type: 'OpenGroup'; readonly facts: Omit<GroupFacts, 'at'>; readonly entry_id: string }
  | {
      readonly type: 'AddBoats';
      readonly entry_id: string;
      readonly reservation_ids: readonly string[];
      /** How many of its boats still come. */
      readonly coming: number;
    }
  /** `others`: how many of its other boats still come. */
  | { readonly type: 'TakeOut'; readonly reservation_id: string; readonly others: number }
  | {
      readonly type: 'SetPayer';
      readonly payer: GroupPayer;
      /** Null: for all boats. */
      readonly reservation_id: string | null;
      /** Its boats that come. */
      readonly boats: readonly PayingBoat[];
    }
  | ({ readonly type: 'BeginPayment' } & Pick<GroupPayment, 'payment_id' | 'provider_reference' | 'parts'>)
  | { readonly type: 'ReceivePayment'; readonly payment_id: string }
  | {
      readonly type: 'AllocatePayment';
      readonly payment_id: string;
      readonly given_back: GroupPayment['parts'];
    }
  | { readonly type: 'RecordEntry'; readonly outcome: GroupEntry };

export interface GroupContext {
  /** UTC instant. */
  readonly now: string;
  /** The marina's calendar date. */
  readonly today: string;
}

export function initial(): GroupState {
  return null;
}

export function evolve(state: GroupState, event: GroupEvent): GroupState {
  if (event.type === 'GroupOpened') {
    const { entry_id, ...facts } = event.data;
    return {
      ...facts,
      payer: 'EACH',
      payments: [],
      lists: entry_id === undefined ? [] : [{ entry_id, planned: facts.reservation_ids, outcome: null }],
    };
  }
  if (state === null) return null;
  if (event.type === 'GroupBoatsAdded') {
    const { entry_id, reservation_ids: planned } = event.data;
    const lists = [...state.lists, { entry_id, planned, outcome: null }];
    return { ...state, reservation_ids: [...state.reservation_ids, ...planned], lists };
  }
  if (event.type === 'GroupPayerSet') {
    const { payer, whole } = event.data;
    return whole ? { ...state, payer } : state;
  }
  if (event.type === 'GroupPaymentBegun') {
    const { at: _at, ...begun } = event.data;
    return { ...state, payments: [...state.payments, { ...begun, received: false, allocated: false }] };
  }
  if (event.type === 'GroupPaymentReceived') return withPayment(state, event.data.payment_id, { received: true });
  if (event.type === 'GroupPaymentAllocated') return withPayment(state, event.data.payment_id, { allocated: true });
  if (event.type === 'GroupBoatTakenOut') {
    const { reservation_id } = event.data;
    return { ...state, reservation_ids: state.reservation_ids.filter((id) => id !== reservation_id) };
  }
  const { at: _, ...outcome } = event.data;
  const { entry_id } = outcome;
  const planned = state.lists.find((list) => list.entry_id === entry_id)?.planned ?? [];
  const others = state.reservation_ids.filter((id) => !planned.includes(id));
  const lists = state.lists.map((list) => (list.entry_id === entry_id ? { ...list, outcome } : list));
  return { ...state, reservation_ids: [...others, ...outcome.reservation_ids], lists };
}

export function decide(
  command: GroupCommand,
  state: GroupState,
  { now: at, today }: GroupContext,
): readonly GroupEvent[] | Refusal {
  if (command.type === 'OpenGroup') {
    const { facts, entry_id } = command;
    if (state !== null) return refuse('conflict', 'RESERVATION_ALREADY_EXISTS');
    if (facts.start_date < today) return refuseFields({ path: 'start_date', code: 'reservation_startInPast' });
    return [{ type: 'GroupOpened', data: { ...facts, reservation_ids: [...facts.reservation_ids], entry_id, at } }];
  }
  if (state === null) return refuse('not_found', 'NOT_FOUND');
  switch (command.type) {
    case 'AddBoats':
      return addBoats(command, state, { now: at, today });
    case 'TakeOut': {
      const { reservation_id, others } = command;
      if (!state.reservation_ids.includes(reservation_id)) return refuse('not_found', 'NOT_FOUND');
      if (others === 0) return conflict('RESERVATION_GROUP_LAST_BOAT');
      return [{ type: 'GroupBoatTakenOut', data: { reservation_id, at } }];
    }
    case 'SetPayer':
      return setPayer(command, at);
    case 'BeginPayment': {
      const { payment_id, provider_reference, parts } = command;
      if (state.payments.some((known) => known.payment_id === payment_id)) return [];
      return [{ type: 'GroupPaymentBegun', data: { payment_id, provider_reference, parts: [...parts], at } }];
    }
    case 'ReceivePayment':
    case 'AllocatePayment':
      return followPayment(command, state, at);
    case 'RecordEntry': {
      const list = state.lists.find(({ entry_id }) => entry_id === command.outcome.entry_id);
      if (list === undefined) return refuse('not_found', 'NOT_FOUND');
      return list.outcome === null ? [{ type: 'GroupBoatsEntered', data: { ...command.outcome, at } }] : [];
    }
  }
}

function addBoats(
  { entry_id, reservation_ids, coming }: Extract<GroupCommand, { type: 'AddBoats' }>,
  state: NonNullable<GroupState>,
  { now: at, today }: GroupContext,
): readonly GroupEvent[] | Refusal {
  if (state.end_date <= today || coming === 0) return conflict('RESERVATION_GROUP_ENDED');
  if (state.reservation_ids.length + reservation_ids.length > MOST_GROUP_BOATS) {
    return refuseFields({ path: 'boats', code: 'groupTooLarge' });
  }
  return [{ type: 'GroupBoatsAdded', data: { entry_id, reservation_ids: [...reservation_ids], at } }];
}

/** Each step of a payment is recorded once. */
function followPayment(
  command: Extract<GroupCommand, { type: 'ReceivePayment' | 'AllocatePayment' }>,
  { payments }: NonNullable<GroupState>,
  at: string,
): readonly GroupEvent[] | Refusal {
  const { payment_id } = command;
  const payment = payments.find((known) => known.payment_id === payment_id);
  if (payment === undefined) return refuse('not_found', 'NOT_FOUND');
  if (command.type === 'ReceivePayment') {
    return payment.received ? [] : [{ type: 'GroupPaymentReceived', data: { payment_id, at } }];
  }
  const given_back = [...command.given_back];
  return payment.allocated ? [] : [{ type: 'GroupPaymentAllocated', data: { payment_id, given_back, at } }];
}

/** Who pays may change until something is paid; the organiser pays on the page of a boat of their own. */
function setPayer(
  { payer, reservation_id, boats }: Extract<GroupCommand, { type: 'SetPayer' }>,
  at: string,
): readonly GroupEvent[] | Refusal {
  const concerned = boats.filter((boat) => reservation_id === null || boat.reservation_id === reservation_id);
  if (reservation_id !== null && concerned.length === 0) return refuse('not_found', 'NOT_FOUND');
  const paid = concerned.find(({ has_paid }) => has_paid);
  if (paid !== undefined) return conflict('RESERVATION_GROUP_PAID', { reservation_id: paid.reservation_id });
  if (payer === 'ORGANISER' && !boats.some(({ organisers }) => organisers)) {
    return conflict('RESERVATION_GROUP_NO_PAGE');
  }
  const reservation_ids = concerned.map((boat) => boat.reservation_id);
  return [{ type: 'GroupPayerSet', data: { payer, reservation_ids, whole: reservation_id === null, at } }];
}

function withPayment(
  state: NonNullable<GroupState>,
  payment_id: string,
  change: Partial<Pick<GroupPayment, 'received' | 'allocated'>>,
): GroupState {
  const payments = state.payments.map((known) => (known.payment_id === payment_id ? { ...known, ...change } : known));
  return { ...state, payments };
}

/** The percentage of each boat: the group's while it has enough boats, unless the price list gives more. */
export function discountFor(discount: GroupDiscount | null, boats: number, byPlan: number): number {
  return discount !== null && boats >= discount.boats ? Math.max(discount.percent, byPlan) : byPlan;
}
