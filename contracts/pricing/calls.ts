import type { CallsOf } from '../vocabulary/call.js';
import type { pricingSchemas } from './call-schemas.js';
import { pricingErrors } from './errors.js';

const readers = { kind: 'staff' } as const;

const writers = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } } as const;

export const pricingCalls: CallsOf<typeof pricingSchemas> = {
  getPlan: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/get',
    access: readers,
    does: 'query',
  },
  createPlan: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/create',
    access: writers,
    does: 'command',
    errors: [pricingErrors.planExists],
  },
  updatePlan: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/update',
    access: writers,
    does: 'command',
    errors: [pricingErrors.planNotFound, pricingErrors.contractInUse],
    revision: true,
  },
  saveDraft: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/draft/save',
    access: writers,
    does: 'command',
    revision: true,
  },
  discardDraft: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/draft/discard',
    access: writers,
    does: 'command',
    revision: true,
  },
  tryDraft: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/draft/calculate',
    access: readers,
    does: 'query',
  },
  compareOffers: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/draft/open_offers',
    access: writers,
    does: 'query',
  },
  contractsInUse: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/contract/in_use',
    access: readers,
    does: 'query',
  },
  listVersions: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/version/getall',
    access: readers,
    does: 'query',
  },
  getVersion: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/version/get',
    access: readers,
    does: 'query',
    errors: [pricingErrors.versionNotFound],
  },
  calculateHourly: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/calculateHourlyVisit',
    access: readers,
    does: 'query',
    errors: [pricingErrors.hourlyNotOffered],
  },
  deletePlan: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/delete',
    access: writers,
    does: 'command',
    errors: [pricingErrors.planNotFound, pricingErrors.contractInUse],
    revision: true,
  },
  calculatePrice: {
    method: 'POST',
    path: '/admin/settings/pricing_plan/calculatePricingPlanForVessel',
    access: readers,
    does: 'query',
  },
};
