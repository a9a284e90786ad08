import { customerErrors } from '../customers/errors.js';
import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { cardSchemas } from './call-schemas.js';
import { membershipErrors } from './errors.js';

const staff: Access = { kind: 'staff' };

/** Cards belong to residents, so writing needs the permission for residents' records. */
const editor: Access = { kind: 'staff', needs: { area: 'residents', level: 'EDITOR' } };

const creator: Access = { ...editor, primary_only: true };

export const cardCalls: CallsOf<typeof cardSchemas> = {
  add: {
    method: 'POST',
    path: '/admin/card/add',
    access: creator,
    does: 'command',
    errors: [
      membershipErrors.not_available,
      membershipErrors.card_number_taken,
      membershipErrors.card_numbers_exhausted,
      customerErrors.boater_not_found,
      customerErrors.vessel_not_found,
    ],
  },
  get: {
    method: 'POST',
    path: '/admin/card/get',
    access: staff,
    does: 'query',
    errors: [membershipErrors.card_not_found],
  },
  changeStatus: {
    method: 'POST',
    path: '/admin/card/change_status',
    access: editor,
    does: 'command',
    errors: [membershipErrors.card_not_found, membershipErrors.card_archived, membershipErrors.card_expired],
    revision: true,
  },
  renew: {
    method: 'POST',
    path: '/admin/card/renew',
    access: editor,
    does: 'command',
    errors: [membershipErrors.card_not_found, membershipErrors.card_archived],
    revision: true,
  },
  memberships: {
    method: 'POST',
    path: '/admin/memberships/get',
    access: staff,
    does: 'query',
    errors: [customerErrors.boater_not_found, customerErrors.vessel_not_found],
  },
  visits: {
    method: 'POST',
    path: '/admin/visit/get',
    access: staff,
    does: 'query',
    errors: [membershipErrors.card_not_found],
  },
};
