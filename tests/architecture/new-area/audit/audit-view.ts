import { text } from '../../../../services/platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../../../services/platform/audit-trail/audit-views.js';
import { type BuoyEvent, type BuoyState, evolve, initial } from '../domain/buoy.js';

export const buoyAuditView: FoldedView<BuoyState, BuoyEvent, 'buoy_name'> = {
  kind: 'buoy',
  events: { BuoyLaid: 'settings' },
  fields: ['buoy_name'],
  initial,
  evolve,
  facts: ({ name }) => (name === null ? [] : [{ field: 'buoy_name', value: text(name) }]),
  label: ({ name }) => text(name),
};
