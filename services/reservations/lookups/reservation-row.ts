import type { NamedBerth } from '../../../contracts/berths/queries.js';
import type { ReservationRow } from '../../../contracts/reservations/list.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { statusLabel } from '../domain/list-status.js';
import { shownParty } from '../domain/party.js';
import { balanceOf, paymentStatus, refundedInAll, standingCode } from '../domain/reservation-state.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import { berthLabelOf, namedBerth } from './berth-names.js';
import { shownNextMove } from './shown-next-move.js';

/** What a row shows from other areas. */
export interface RowFacts {
  readonly berths: ReadonlyMap<string, NamedBerth>;
  /** Names of home marinas by vessel. */
  readonly homes: ReadonlyMap<string, string | null>;
  /** Names of groups by id. */
  readonly groups: ReadonlyMap<string, string>;
  /** The marina's currency, for rows that have no price yet. */
  readonly currency: Currency;
  /** Places on the waiting list by `waiting_order`. */
  readonly places: ReadonlyMap<string, number>;
  /** The marina's time zone, which determines its days. */
  readonly timeZone: string;
}

/** One row of the lists; null for a reservation without a status yet. */
export function reservationRowOf(
  document: Document<ReservationListDocument>,
  { berths, homes, groups, places, currency, timeZone }: RowFacts,
): ReservationRow | null {
  const { state, reservation_status, total_to_pay, boater } = document;
  // The status as the page shows it: documents that were added after it do not change what comes next.
  const status_code = standingCode(state);
  if (status_code === null) return null;
  const { vessel } = state;
  const balance = balanceOf(state);
  return {
    id: document._id,
    view_id: document.view_id,
    revision: document._revision ?? 0,
    source: document.source,
    customer_type: document.customer_type,
    status_code,
    reservation_status,
    status_label: statusLabel(reservation_status),
    action_required: document.action_required,
    next_move: shownNextMove(state, timeZone),
    waiting_place: places.get(document.waiting_order ?? '') ?? null,
    statuses: [...state.statuses],
    start_date: document.start_date,
    end_date: document.end_date,
    nights: document.nights,
    contract_id: state.contract_id,
    boater: {
      id: document.boater_id,
      first_name: boater?.first_name ?? '',
      last_name: boater?.last_name ?? '',
      country_of_residence: boater?.country_of_residence ?? null,
    },
    vessel: {
      id: vessel.vessel_id,
      name: state.vessel_name ?? '',
      type: vessel.type,
      length: vessel.length,
      beam: vessel.beam,
      draft: vessel.draft,
      home_marina_name: homes.get(vessel.vessel_id ?? '') ?? null,
    },
    party: shownParty(state),
    berth: state.berth === null ? null : berthLabelOf(namedBerth(state.berth, berths)),
    group: groupOf(document.group_id, groups),
    currency: state.price?.offer.currency ?? currency,
    total_to_pay: total_to_pay === null ? null : toDecimal(total_to_pay),
    balance: balance === null ? null : toDecimal(balance),
    refunded_amount: toDecimal(refundedInAll(state)),
    payment_status: paymentStatus(state),
    payment_standing: document.payment_standing,
    created_at: document.created_at,
    updated_at: document.updated_at,
  };
}

function groupOf(id: string | null, groups: RowFacts['groups']): ReservationRow['group'] {
  return id === null ? null : { id, name: groups.get(id) ?? '' };
}
