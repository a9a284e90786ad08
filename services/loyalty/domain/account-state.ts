import type { PointParts } from '../../../contracts/loyalty/events.js';
import type { AccountEvent } from './account-events.js';
import { changed, combined, type Lot } from './lots.js';

export interface MemberRecord {
  readonly marina_id: string;
  readonly boater_id: string;
}

/** A member's points. */
export interface AccountState {
  /** Null: nobody has joined with this account. */
  readonly joined_on: string | null;
  readonly records: readonly MemberRecord[];
  /** In the order in which they were given; also those with nothing left. */
  readonly lots: readonly Lot[];
  /** What reservations use, by reservation. */
  readonly held: Readonly<Record<string, PointParts>>;
  /** Points of withdrawn absence reports that could not be deducted, by report. */
  readonly withdrawn: Readonly<Record<string, number>>;
}

export function initial(): AccountState {
  return { joined_on: null, records: [], lots: [], held: {}, withdrawn: {} };
}

export function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'LoyaltyJoined': {
      const { marina_id, boater_id, on } = event.data;
      return { ...state, joined_on: on, records: [...state.records, { marina_id, boater_id }] };
    }
    case 'LoyaltyRecordAdded': {
      const { marina_id, boater_id } = event.data;
      return { ...state, records: [...state.records, { marina_id, boater_id }] };
    }
    case 'LoyaltyRenewed':
      return { ...state, joined_on: event.data.on };
    case 'PointsGiven': {
      const { grant_id, amount, expires_on, absence_id } = event.data;
      const lot = { grant_id, left: amount, expires_on, ...(absence_id === undefined ? {} : { absence_id }) };
      return { ...state, lots: [...state.lots, lot] };
    }
    case 'PointsSpent': {
      const { reservation_id, parts } = event.data;
      const held = combined(state.held[reservation_id] ?? [], parts, 1);
      return { ...state, lots: changed(state.lots, parts, -1), held: { ...state.held, [reservation_id]: held } };
    }
    case 'PointsReturned': {
      const { reservation_id, parts } = event.data;
      const { [reservation_id]: before = [], ...others } = state.held;
      const kept = combined(before, parts, -1);
      const held = kept.length === 0 ? others : { ...state.held, [reservation_id]: kept };
      return { ...state, lots: changed(state.lots, parts, 1), held };
    }
    case 'PointsTaken': {
      const { parts, absence_id, amount } = event.data;
      const lots = changed(state.lots, parts, -1);
      if (absence_id === undefined) return { ...state, lots };
      const left = (state.withdrawn[absence_id] ?? 0) - amount;
      return { ...state, lots, withdrawn: { ...state.withdrawn, [absence_id]: left } };
    }
    case 'VacancyWithdrawn': {
      const { absence_id, uncovered } = event.data;
      return { ...state, withdrawn: { ...state.withdrawn, [absence_id]: uncovered } };
    }
    case 'PointsExpired':
      return { ...state, lots: changed(state.lots, event.data.parts, -1) };
    default:
      return event satisfies never;
  }
}
