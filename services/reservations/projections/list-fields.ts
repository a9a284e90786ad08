import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type { FullTab, LiteTab } from '../../../contracts/reservations/vocabulary.js';
import type { ReservationSource } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { PaymentStanding, StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { newestEntry, whoMustMove } from '../domain/history.js';
import { hiddenFromMarinaList, listStatus } from '../domain/list-status.js';
import { listTabs } from '../domain/list-tabs.js';
import { type AssignedBerth, paymentStanding, type ReservationState } from '../domain/reservation-state.js';
import { type Placing, placingOf } from '../domain/placing.js';
import { waitingOrder, waitingSince } from '../domain/waiting-list.js';
import { deadlineOf } from './deadlines.js';
import { berthOrder } from './search-text.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';
import type { ActionRequired } from '../../../contracts/vocabulary/reservation-words-schemas.js';

/** What the lists filter and sort by, derived from the reservation's state. */
export interface ListFields {
  marina_id: string;
  /** The marina whose list shows it; prefixed as hidden while its list must not. */
  listed_for: string;
  boater_id: string;
  source: ReservationSource;
  customer_type: CustomerType;
  vessel_id: string | null;
  /** Null: the boat comes alone. */
  group_id: string | null;
  /** Metres. */
  vessel_length: number;
  berth_id: string | null;
  /** Every berth of the stay, for filters. */
  berth_ids: string[];
  /** The label as a natural sort key; null without a berth. */
  berth_number: string | null;
  full_tab: FullTab;
  lite_tab: LiteTab;
  /** Newest code of the history; null before the first entry. */
  status_code: StatusCode | null;
  reservation_status: DisplayedStatus;
  action_required: ActionRequired;
  start_date: string;
  end_date: string;
  nights: number;
  /** Sort key of the waiting lists, per marina; null if not on one. */
  waiting_order: string | null;
  /** Sort key: our moves by deadline, the waiting list in its order, boaters' moves by deadline, the rest. */
  next_move: string;
  /** Why the stay is on the matching page; null if it has a berth or needs none any more. */
  placing: Placing;
  /** When staff last skipped a berth for this stay; empty: never. */
  skipped_at: string;
  /** Minor units; null until staff have set a price. */
  total_to_pay: number | null;
  payment_standing: PaymentStanding | null;
}

export function listFieldsOf(state: ReservationState): ListFields {
  const { statuses, berth, vessel } = state;
  const tabs = listTabs(statuses);
  const newest = newestEntry(statuses);
  return {
    marina_id: state.marina_id,
    listed_for: newest === null || hiddenFromMarinaList(statuses) ? hiddenOf(state.marina_id) : state.marina_id,
    boater_id: state.boater_id,
    source: state.source,
    customer_type: state.customer_type,
    vessel_id: vessel.vessel_id,
    group_id: state.group_id ?? null,
    vessel_length: vessel.length,
    berth_id: berth?.berth_id ?? null,
    berth_ids: berth === null ? [] : berthsOf(berth),
    berth_number: berth === null ? null : berthOrder(berth.label),
    full_tab: tabs.full,
    lite_tab: tabs.lite,
    status_code: newest?.status_code ?? null,
    reservation_status: listStatus(statuses),
    action_required: whoMustMove(statuses),
    start_date: state.start_date,
    end_date: state.end_date,
    nights: nightsBetween(state.start_date, state.end_date),
    waiting_order: waitingOrder(state),
    next_move: moveOrder(state),
    placing: placingOf(state),
    skipped_at: state.skipped_at ?? '',
    total_to_pay: state.price?.breakdown.total ?? null,
    payment_standing: paymentStanding(state),
  };
}

/** What the sort keys of `next_move` begin with. */
export const moveGroups = { deadlines: '0', waiting: '1', boaters: '2', nobodys: '3' } as const;

function moveOrder(state: ReservationState): string {
  const { statuses, start_date, reservation_id } = state;
  const by = whoMustMove(statuses);
  if (by === null) return `${moveGroups.nobodys} ${start_date}`;
  const { due_date, due_at } = deadlineOf(state);
  // Without a deadline it comes after all that have one.
  const due = due_date ?? due_at ?? '~';
  if (by === 'BOATER') return `${moveGroups.boaters} ${due}`;
  const since = waitingSince(statuses);
  return since === null ? `${moveGroups.deadlines} ${due}` : `${moveGroups.waiting} ${since} ${reservation_id}`;
}

/** Each night's berth counts. */
function berthsOf({ berth_id, segments = [] }: AssignedBerth): string[] {
  return [...new Set([...segments.map((segment) => segment.berth_id), berth_id])];
}

/** List key of reservations that a marina's list hides; administrators see them. */
export function hiddenOf(marina_id: string): string {
  return `hidden ${marina_id}`;
}
