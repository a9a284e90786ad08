import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { loyaltySchemas } from './call-schemas.js';
import { loyaltyErrors } from './errors.js';
import type { promotionSchemas } from './promotion-call-schemas.js';

const admin: Access = { kind: 'admin' };

export const loyaltyCalls: CallsOf<typeof loyaltySchemas> = {
  giftPoints: {
    method: 'POST',
    path: '/admin/loyalty/gift_points',
    access: admin,
    does: 'command',
    errors: [loyaltyErrors.not_to_all, loyaltyErrors.nobody],
  },
  checkList: { method: 'POST', path: '/admin/loyalty/check_list', access: admin, does: 'query' },
  giftOptions: { method: 'GET', path: '/admin/loyalty/gift_options', access: admin, does: 'query' },
  gifts: { method: 'POST', path: '/admin/loyalty/gifts', access: admin, does: 'query' },
  gift: {
    method: 'POST',
    path: '/admin/loyalty/gift',
    access: admin,
    does: 'query',
    errors: [loyaltyErrors.gift_not_found],
  },
  errorReport: {
    method: 'POST',
    path: '/admin/loyalty/gift_error_report',
    access: admin,
    does: 'query',
    spoken: true,
    errors: [loyaltyErrors.gift_not_found],
  },
  boaterHistory: {
    method: 'POST',
    path: '/admin/loyalty/boater_history',
    access: admin,
    does: 'query',
    errors: [loyaltyErrors.member_not_found],
  },
  member: { method: 'POST', path: '/admin/loyalty/member', access: { kind: 'staff' }, does: 'query' },
  updateBalance: {
    method: 'POST',
    path: '/admin/loyalty/update_balance',
    access: admin,
    does: 'command',
    errors: [loyaltyErrors.member_not_found, loyaltyErrors.not_enough],
  },
};

export const promotionCalls: CallsOf<typeof promotionSchemas> = {
  list: { method: 'GET', path: '/admin/loyalty/promotions', access: admin, does: 'query' },
  create: { method: 'POST', path: '/admin/loyalty/create_promotion', access: admin, does: 'command' },
  update: {
    method: 'POST',
    path: '/admin/loyalty/update_promotion',
    access: admin,
    does: 'command',
    errors: [loyaltyErrors.promotion_not_found],
    revision: true,
  },
};
