import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import type { RequestKind, RequestStatus } from '../../../contracts/memberships/requests.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { RequestEvent } from './request-events.js';

export interface CustomerRequestState {
  readonly exists: true;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly vessel_id: string | null;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  readonly card_id: string | null;
  readonly reservation_id: string | null;
  readonly referral_code: string | null;
  readonly previous_relation: CustomerType | null;
  /** Null unless declined, and once the person was erased. */
  readonly reason: string | null;
  /** UTC. */
  readonly filed_at: string;
  readonly updated_at: string;
  readonly finished_at: string | null;
}
export type RequestState = { readonly exists: false } | CustomerRequestState;

export type RequestCommand =
  | {
      type: 'File';
      request_id: string;
      boater_id: string;
      vessel_id: string | null;
      kind: RequestKind;
      card_id: string | null;
      reservation_id: string | null;
      referral_code: string | null;
    }
  | { type: 'Approve'; card_id: string | null; previous_relation: CustomerType }
  | { type: 'Decline'; reason: string }
  | { type: 'Reopen' };

export interface RequestContext {
  readonly marina_id: string;
  /** UTC. */
  readonly now: string;
}

export function initial(): RequestState {
  return { exists: false };
}

export function evolve(state: RequestState, event: RequestEvent): RequestState {
  const { at } = event.data;
  if (event.type === 'CustomerRequestFiled') {
    const { request_id: _, at: filed_at, referral_code = null, ...facts } = event.data;
    const open = { status: 'PENDING' as const, previous_relation: null, reason: null, finished_at: null };
    return { exists: true, ...facts, referral_code, ...open, filed_at, updated_at: filed_at };
  }
  if (!state.exists) return state;
  const closed = { updated_at: at, finished_at: at };
  switch (event.type) {
    case 'CustomerRequestApproved': {
      const { card_id, previous_relation } = event.data;
      return { ...state, ...closed, status: 'APPROVED', card_id: card_id ?? state.card_id, previous_relation };
    }
    case 'CustomerRequestDeclined':
      return { ...state, ...closed, status: 'DECLINED', reason: event.data.reason };
    case 'CustomerRequestReopened':
      return { ...state, status: 'PENDING', updated_at: at, finished_at: null };
    default:
      return event satisfies never;
  }
}

export function decide(
  command: RequestCommand,
  state: RequestState,
  context: RequestContext,
): RequestEvent[] | Refusal {
  const { marina_id, now: at } = context;
  if (command.type === 'File') {
    const { type: _, ...facts } = command;
    return state.exists ? [] : [{ type: 'CustomerRequestFiled', data: { ...facts, marina_id, at } }];
  }
  if (!state.exists || state.marina_id !== marina_id) return refuse('not_found', membershipErrors.request_not_found);
  const { boater_id, status } = state;
  if (command.type === 'Reopen') {
    if (status === 'PENDING') return [];
    const undoable = status === 'APPROVED' && state.kind === 'RESIDENCY';
    return undoable ? [{ type: 'CustomerRequestReopened', data: { boater_id, at } }] : closed(status);
  }
  if (status !== 'PENDING') return closed(status);
  switch (command.type) {
    case 'Approve': {
      const { card_id, previous_relation } = command;
      return [{ type: 'CustomerRequestApproved', data: { boater_id, card_id, previous_relation, at } }];
    }
    case 'Decline':
      return [{ type: 'CustomerRequestDeclined', data: { boater_id, reason: command.reason, at } }];
    default:
      return command satisfies never;
  }
}

function closed(status: RequestStatus): Refusal {
  return refuse('conflict', membershipErrors.request_closed, { details: { status } });
}
