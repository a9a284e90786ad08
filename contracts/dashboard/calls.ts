import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { dashboardSchemas } from './call-schemas.js';
import type { chainDashboardSchemas } from './chain-call-schemas.js';

const staff: Access = { kind: 'staff' };

/** The figures of a marina's day. */
export const dashboardCalls: CallsOf<typeof dashboardSchemas> = {
  /** Administrators without a marina get the figures of all marinas. */
  statistics: {
    method: 'GET',
    path: '/admin/marina/statistics',
    access: { kind: 'staff', admins_anywhere: true },
    does: 'query',
  },
  allStatistics: { method: 'POST', path: '/admin/report/statistics', access: { kind: 'admin' }, does: 'query' },
  marinaStatistics: { method: 'POST', path: '/admin/report/marina_statistics', access: staff, does: 'query' },
  allTrends: { method: 'POST', path: '/admin/report/trends', access: { kind: 'admin' }, does: 'query' },
  marinaTrends: { method: 'POST', path: '/admin/report/marina_trends', access: staff, does: 'query' },
  membershipsCount: { method: 'GET', path: '/admin/memberships/count', access: { kind: 'admin' }, does: 'query' },
  waiting: {
    method: 'POST',
    path: '/admin/dashboard/waiting',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
  },
  weather: { method: 'POST', path: '/admin/dashboard/weather', access: staff, does: 'query' },
  /** For the price of a stay, wherever a marina takes reservations. */
  forecast: {
    method: 'POST',
    path: '/admin/dashboard/forecast',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
  },
  harbour: {
    method: 'POST',
    path: '/admin/dashboard/harbour',
    access: { kind: 'staff', feature: 'inventory' },
    does: 'query',
  },
  visitors: { method: 'POST', path: '/admin/dashboard/visitors', access: staff, does: 'query' },
  membershipStatistics: {
    method: 'GET',
    path: '/admin/marketing/membership_statistics',
    access: staff,
    does: 'query',
  },
  membershipStats: { method: 'POST', path: '/admin/dashboard/membership_stats', access: staff, does: 'query' },
  highlights: { method: 'POST', path: '/admin/dashboard/highlights', access: staff, does: 'query', spoken: true },
};

/** Figures of many marinas, for their managers (spec 3 §7, spec 1 §7). */
export const chainDashboardCalls: CallsOf<typeof chainDashboardSchemas> = {
  getAll: {
    method: 'POST',
    path: '/admin/chain_manager/dashboard/get_all',
    access: { kind: 'chain_manager' },
    does: 'query',
  },
  list: { method: 'GET', path: '/admin/chain_manager/list', access: { kind: 'chain_manager' }, does: 'query' },
  reset: { method: 'POST', path: '/admin/chain_manager/reset', access: { kind: 'chain_manager' }, does: 'query' },
  /** Only association managers have marinas here; the answer of others is empty. */
  association: { method: 'POST', path: '/admin/association/panel', access: { kind: 'signed_in' }, does: 'query' },
};
