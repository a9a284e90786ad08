import { requestKinds, requestStatuses } from '../../../contracts/memberships/vocabulary.js';
import { ERASED, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type RequestState } from '../domain/customer-request.js';
import type { RequestEvent } from '../domain/request-events.js';

const fields = ['request_kind', 'request_status', 'boater', 'decline_reason'] as const;

/** How the history shows what boaters ask of the marina. */
export const requestAuditView: FoldedView<RequestState, RequestEvent, (typeof fields)[number]> = {
  kind: 'request',
  events: {
    CustomerRequestFiled: 'people',
    CustomerRequestApproved: 'people',
    CustomerRequestDeclined: 'people',
    CustomerRequestReopened: 'people',
  },
  fields,
  sets: { request_kind: requestKinds, request_status: requestStatuses },
  initial,
  evolve,
  facts: (state) =>
    state.exists
      ? [
          { field: 'request_kind', value: word('request_kind', state.kind) },
          { field: 'request_status', value: word('request_status', state.status) },
          { field: 'boater', value: record('boater', state.boater_id) },
          {
            field: 'decline_reason',
            value: state.status === 'DECLINED' && state.reason === null ? ERASED : text(state.reason),
          },
        ]
      : [],
  label: (state) => (state.exists ? record('boater', state.boater_id) : null),
  owner: ({ data }) => data.boater_id,
};
