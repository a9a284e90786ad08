import type { RequestKind, RequestStatus } from '../../../contracts/memberships/requests.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { evolve, initial, type RequestState } from '../domain/customer-request.js';
import type { RequestEvent } from '../domain/request-events.js';
import { requestRecord } from '../records/request-record.js';

interface RequestDocument {
  marina_id: string;
  boater_id: string;
  vessel_id: string | null;
  card_id: string | null;
  reservation_id: string | null;
  referral_code: string | null;
  kind: RequestKind;
  status: RequestStatus;
  filed_at: string;
  updated_at: string;
  finished_at: string | null;
  /** Without the reason, which is about the person. */
  state: RequestState;
}

/** What boaters asked of marinas. */
export const requestList: Projection<RequestDocument, RequestEvent> = {
  name: 'customer-requests',
  version: 2,
  indexes: [
    { fields: ['marina_id', 'status', 'kind', 'filed_at'] },
    { fields: ['boater_id'] },
    { fields: ['reservation_id'] },
    { fields: ['marina_id', 'referral_code'] },
  ],
  wholeStream: requestRecord.prefix,
  documentIds: requestRecord.idsIn,
  apply: (document, event) => {
    const state = evolve(document?.state ?? initial(), event as RequestEvent);
    if (!state.exists) return undefined;
    const { exists: _, reason: _reason, previous_relation: _relation, ...facts } = state;
    return { ...facts, state: { ...state, reason: null } };
  },
};
