import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import {
  decide,
  evolve,
  initial,
  type RequestCommand,
  type RequestContext,
  type RequestState,
} from './customer-request.js';
import type { RequestEvent } from './request-events.js';

const given = specificationOf<RequestCommand, RequestEvent, RequestState, RequestContext>({ initial, evolve, decide });
const at = '2027-06-01T08:00:00.000Z';
const here: RequestContext = { marina_id: 'm1', now: at };
const file = {
  request_id: 'q1',
  boater_id: 'b1',
  vessel_id: 'v1',
  kind: 'RESIDENCY' as const,
  card_id: null,
  reservation_id: 'r1',
  referral_code: null,
};
const filed: RequestEvent = { type: 'CustomerRequestFiled', data: { ...file, marina_id: 'm1', at } };
const approve: RequestCommand = { type: 'Approve', card_id: null, previous_relation: 'VISITOR' };
const approved: RequestEvent = {
  type: 'CustomerRequestApproved',
  data: { boater_id: 'b1', card_id: null, previous_relation: 'VISITOR', at },
};
const declined: RequestEvent = { type: 'CustomerRequestDeclined', data: { boater_id: 'b1', reason: 'full', at } };

describe('a request of a boater', () => {
  it('is filed once', () => {
    given([])
      .when({ type: 'File', ...file }, here)
      .then(filed);
    given([filed])
      .when({ type: 'File', ...file }, here)
      .then();
  });

  it('is approved or declined once, by the marina that was asked', () => {
    given([filed]).when(approve, here).then(approved);
    given([filed]).when({ type: 'Decline', reason: 'full' }, here).then(declined);
    given([filed, approved]).when(approve, here).thenRefused('REQUEST_CLOSED');
    given([filed, declined]).when(approve, here).thenRefused('REQUEST_CLOSED');
    given([filed])
      .when(approve, { ...here, marina_id: 'm2' })
      .thenRefused('REQUEST_NOT_FOUND');
  });

  it('is opened again after an approval of residency, and after nothing else', () => {
    given([filed, approved])
      .when({ type: 'Reopen' }, here)
      .then({ type: 'CustomerRequestReopened', data: { boater_id: 'b1', at } });
    given([filed]).when({ type: 'Reopen' }, here).then();
    given([filed, declined]).when({ type: 'Reopen' }, here).thenRefused('REQUEST_CLOSED');
    const card: RequestEvent = { ...filed, data: { ...filed.data, kind: 'MEMBERSHIP' } as typeof filed.data };
    given([card, approved]).when({ type: 'Reopen' }, here).thenRefused('REQUEST_CLOSED');
  });
});
