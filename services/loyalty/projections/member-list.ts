import type { Projection } from '../../platform/consuming/projection.js';
import type { AccountEvent } from '../domain/account-events.js';
import { type AccountState, evolve, initial } from '../domain/account-state.js';
import { accountRecord } from '../records/account-record.js';

interface MemberDocument {
  boater_ids: string[];
  /** Last day of the points that expire next; null: none do. */
  next_expiry: string | null;
  /** Reservations that use points. */
  reservation_ids: string[];
  state: AccountState;
}

/** Every member of the loyalty programme. */
export const memberList: Projection<MemberDocument, AccountEvent> = {
  name: 'loyalty-members',
  version: 2,
  indexes: [{ fields: ['boater_ids'] }, { fields: ['next_expiry'] }, { fields: ['reservation_ids'] }],
  wholeStream: accountRecord.prefix,
  documentIds: accountRecord.idsIn,
  apply: (document, event) => {
    const state = evolve(document?.state ?? initial(), event as AccountEvent);
    const ends = state.lots.flatMap(({ left, expires_on }) => (left > 0 && expires_on !== null ? [expires_on] : []));
    return {
      boater_ids: state.records.map(({ boater_id }) => boater_id),
      next_expiry: ends.sort()[0] ?? null,
      reservation_ids: Object.keys(state.held),
      state,
    };
  },
};
