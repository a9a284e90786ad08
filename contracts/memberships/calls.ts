import { customerErrors } from '../customers/errors.js';
import { type Access, LINK_ONLY_READS } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import { spreadsheetErrors } from '../vocabulary/spreadsheets.js';
import type { cardSchemas } from './call-schemas.js';
import type { invitationSchemas } from './invitation-call-schemas.js';
import type { cardImportSchemas } from './import-call-schemas.js';
import type { requestSchemas } from './request-call-schemas.js';
import { membershipErrors } from './errors.js';

const staff: Access = { kind: 'staff' };

/** Cards belong to residents, so writing needs the permission for residents' records. */
const editor: Access = { kind: 'staff', needs: { area: 'residents', level: 'EDITOR' } };

const creator: Access = { ...editor, primary_only: true };

/**
 * Access that approving a request needs if it adds a berth holder or a card, on top of the access to the call. Declining
 * needs the access to the call only.
 */
export const addingByApproval: Access = creator;

/** Visits are the front desk's work, like reservations. */
const desk: Access = { kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } };

const redeeming = [
  membershipErrors.card_not_found,
  membershipErrors.not_available,
  membershipErrors.resident,
  membershipErrors.card_not_active,
  membershipErrors.card_detached,
  membershipErrors.more_than_left,
  membershipErrors.night_redeemed,
];

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
      membershipErrors.vessel_has_card,
      membershipErrors.new_vessel_of_known,
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
    errors: [
      membershipErrors.card_not_found,
      membershipErrors.card_archived,
      membershipErrors.card_expired,
      membershipErrors.vessel_has_card,
    ],
    revision: true,
  },
  update: {
    method: 'POST',
    path: '/admin/card/update',
    access: editor,
    does: 'command',
    errors: [
      membershipErrors.card_not_found,
      membershipErrors.card_archived,
      membershipErrors.card_detached,
      membershipErrors.vessel_has_card,
      customerErrors.boater_erased,
      customerErrors.boater_is_guest,
    ],
    revision: true,
  },
  resend: {
    method: 'POST',
    path: '/admin/card/resend',
    access: editor,
    does: 'command',
    errors: [membershipErrors.card_not_found, membershipErrors.card_archived, membershipErrors.no_address],
  },
  detach: {
    method: 'POST',
    path: '/admin/card/detach',
    access: editor,
    does: 'command',
    errors: [membershipErrors.card_not_found],
    revision: true,
  },
  attach: {
    method: 'POST',
    path: '/admin/vessel/add_membership',
    access: editor,
    does: 'command',
    errors: [
      membershipErrors.card_not_found,
      membershipErrors.card_archived,
      membershipErrors.card_attached,
      membershipErrors.vessel_has_card,
      customerErrors.vessel_not_found,
    ],
    revision: true,
  },
  changeMany: { method: 'POST', path: '/admin/card/change_many', access: editor, does: 'command' },
  redeemNights: {
    method: 'POST',
    path: '/admin/visit/redeem_nights',
    access: desk,
    does: 'command',
    errors: [
      ...redeeming,
      membershipErrors.visit_in_future,
      membershipErrors.visit_too_old,
      membershipErrors.visit_outside_stay,
    ],
  },
  returnNights: {
    method: 'POST',
    path: '/admin/visit/return_nights',
    access: desk,
    does: 'command',
    errors: [membershipErrors.visit_not_found],
  },
  renew: {
    method: 'POST',
    path: '/admin/card/renew',
    access: editor,
    does: 'command',
    errors: [membershipErrors.card_not_found, membershipErrors.card_archived, membershipErrors.vessel_has_card],
    revision: true,
  },
  visitsPerYear: { method: 'POST', path: '/admin/visit/getVisitsPerYearForMarina', access: staff, does: 'query' },
  mapVisits: { method: 'POST', path: '/admin/report/map_visits', access: staff, does: 'query' },
  memberships: {
    method: 'POST',
    path: '/admin/memberships/get',
    access: staff,
    does: 'query',
    scope: 'memberships:read',
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

/** "Add several" (spec 2 §2): for marinas of the association TEM, and for those who may add one card. */
export const cardImportCalls: CallsOf<typeof cardImportSchemas> = {
  template: { method: 'GET', path: '/admin/card/import_template', access: staff, does: 'query' },
  check: {
    method: 'POST',
    path: '/admin/card/import_check',
    access: creator,
    does: 'query',
    errors: [...Object.values(spreadsheetErrors), membershipErrors.not_available],
    upload: true,
  },
  import: {
    method: 'POST',
    path: '/admin/card/import',
    access: creator,
    does: 'command',
    errors: [
      ...Object.values(spreadsheetErrors),
      membershipErrors.not_available,
      membershipErrors.import_running,
      membershipErrors.import_nothing,
    ],
    upload: true,
  },
  progress: { method: 'GET', path: '/admin/card/import_progress', access: creator, does: 'query' },
};

const answering = [membershipErrors.request_not_found, membershipErrors.request_closed, customerErrors.boater_erased];

export const requestCalls: CallsOf<typeof requestSchemas> = {
  residencyRequests: { method: 'GET', path: '/admin/customers/residency_requests', access: staff, does: 'query' },
  membershipRequests: { method: 'GET', path: '/admin/membership_request/getall', access: staff, does: 'query' },
  updateMembershipRequest: {
    method: 'POST',
    path: '/admin/membership_request/update',
    access: editor,
    does: 'command',
    errors: [
      ...answering,
      membershipErrors.not_available,
      membershipErrors.vessel_has_card,
      membershipErrors.request_not_possible,
      membershipErrors.card_archived,
      membershipErrors.card_numbers_exhausted,
    ],
  },
  updateMarinaRequest: {
    method: 'POST',
    path: '/admin/marina_request/update',
    access: editor,
    does: 'command',
    errors: answering,
  },
  file: {
    method: 'POST',
    path: '/boater/request/file',
    access: { kind: 'boater_link' },
    does: 'command',
    errors: [
      membershipErrors.request_open,
      membershipErrors.request_not_possible,
      membershipErrors.not_available,
      membershipErrors.referral_code_unknown,
      LINK_ONLY_READS,
    ],
  },
  filed: { method: 'POST', path: '/boater/request/getall', access: { kind: 'boater_link' }, does: 'query' },
};

export const invitationCalls: CallsOf<typeof invitationSchemas> = {
  invite: {
    method: 'POST',
    path: '/admin/popeye/invite',
    access: editor,
    does: 'command',
    errors: [membershipErrors.not_available],
  },
  generateCode: {
    method: 'POST',
    path: '/admin/popeye/generate_code',
    access: editor,
    does: 'command',
    errors: [membershipErrors.not_available],
  },
  info: { method: 'GET', path: '/admin/popeye/info', access: staff, does: 'query' },
};
