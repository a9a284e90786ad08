import { berthErrors } from './errors.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { availabilitySchemas } from './availability-call-schemas.js';
import { berths, reads } from './call-access.js';
import { customerErrors } from '../customers/errors.js';

/** Why staff may not give a resident other nights. */
const residencyRefusals = [
  berthErrors.allocation_not_found,
  berthErrors.berth_not_found,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.berth_in_use,
  berthErrors.berth_taken,
  berthErrors.berth_closed,
  berthErrors.boat_has_a_berth,
  berthErrors.nights_past,
  berthErrors.stay_over,
  berthErrors.vessel_has_berth,
];

/** Free berths and allocations (spec 3 §7). Nights are `[start_date, end_date)`. */
export const availabilityCalls: CallsOf<typeof availabilitySchemas> = {
  allocateVessel: {
    method: 'POST',
    path: '/admin/inventory/berth/allocate',
    access: berths,
    does: 'command',
    errors: [
      berthErrors.berth_not_found,
      customerErrors.vessel_not_found,
      customerErrors.boater_not_found,
      customerErrors.not_a_vessel_contact,
      berthErrors.berth_inactive,
      berthErrors.berth_too_small,
      berthErrors.berth_not_for_boat,
      berthErrors.berth_taken,
      berthErrors.berth_closed,
      berthErrors.boat_has_a_berth,
      berthErrors.below_min_length,
      berthErrors.below_min_size,
      berthErrors.vessel_has_berth,
    ],
  },

  changeResidency: {
    method: 'POST',
    path: '/admin/inventory/berth/resident/change_dates',
    access: berths,
    does: 'command',
    errors: residencyRefusals,
  },

  endResidency: {
    method: 'POST',
    path: '/admin/inventory/berth/resident/end',
    access: berths,
    does: 'command',
    errors: [berthErrors.allocation_not_found, berthErrors.berth_in_use],
  },

  listAvailableBerths: {
    method: 'POST',
    path: '/admin/inventory/available_berths',
    access: reads,
    does: 'query',
  },

  listMatchedBerths: {
    method: 'POST',
    path: '/admin/inventory/get_available_matched_berths',
    access: reads,
    does: 'query',
  },

  checkAvailability: {
    method: 'POST',
    path: '/admin/inventory/availability_check',
    access: reads,
    does: 'query',
    errors: [berthErrors.berth_not_found],
  },

  occupancy: {
    method: 'POST',
    path: '/admin/inventory/occupancy',
    access: reads,
    does: 'query',
    scope: 'berths:read',
  },
};
