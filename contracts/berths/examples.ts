import type { BerthChoice, Match } from './matches.js';
import type { PlanBar, PlanRow } from './plan.js';
import type { BerthDetail } from './berth-info.js';
import type { BerthListAnswer, BerthRecord, PierRecord } from './records.js';
import type { PlanAction } from './plan-actions.js';
import type { PlanBasis, PlanEffects, PlanGesture } from './plan-gestures.js';

/** Examples for the API description: pier A, berth A12, a 9.8 m sailing boat. */
export const pierId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01';
export const berthId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a12';
export const otherBerthId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a11';
export const vesselId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c07';
export const boaterId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2d09';

export const allocationId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01';

export const pierExample: PierRecord = {
  id: pierId,
  name: 'A',
  berth_sizes: { max_loa: 12, max_beam: 4, max_draft: 2.5, min_length: null, min_beam: null, min_draft: null },
  instant_booking: false,
  number_of_berths: 24,
  active: 24,
  offered: 20,
  instant_booking_berths: 0,
  occupied: 17,
  closed: 0,
  usual_sizes: {
    max_loa: 12,
    max_beam: 4,
    max_draft: 2.5,
    min_length: null,
    min_beam: null,
    min_draft: null,
    berths: 22,
  },
  revision: 0,
};

export const berthFormExample = {
  pier_id: pierId,
  number: 12,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: 8,
  min_beam: null,
  min_draft: null,
  services: { electricity: true, water: true, waste: false },
};

export const berthExample: BerthRecord = {
  ...berthFormExample,
  id: berthId,
  holder_type: 'VISITOR',
  smart_extension: null,
  location: { office: true, facilities: false, view: false, accessible: true, quiet: false },
  boat_types: 'any',
  lettered: false,
  active: true,
  offered: true,
  instant_booking: false,
  notes: '',
  pier_name: 'A',
  name: 'A12',
  occupancy: 'vacant',
  closed: null,
  vessel_id: null,
  current_berth_owner: null,
  resident: null,
  extends_over: [],
  revision: 2,
};

export const berthListExample: BerthListAnswer = {
  items: [berthExample],
  total: 1,
  piers: [{ pier_id: pierId, pier_name: 'A', berths: 1, active: 1, offered: 1, instant_booking: 0 }],
  active: 1,
  offered: 1,
  instant_booking: 0,
};

export const berthDetailExample: BerthDetail = {
  ...berthExample,
  previous: { id: otherBerthId, name: 'A11' },
  next: null,
  coming_resident: null,
  active_traffic_event: null,
  following_traffic_events: [
    {
      id: 'arrival-0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
      type: 'ARRIVAL',
      begins_at: '2027-07-14',
      berth_holder_type: 'VISITOR',
      vessel: { name: 'Sirocco' },
    },
  ],
  allow_inquire_for_absence: false,
  absence_inquiry: null,
};

export const vesselExample = { length: 9.8, beam: 3.2, draft: 1.9, type: 'SAIL' as const };

export const matchExample: Match = {
  berth_id: berthId,
  berth_name: 'A12',
  available: true,
  order: 1,
  custom: false,
  absence_report_id: null,
  vessel: null,
  why: {
    berth_id: berthId,
    order: 1,
    spare_loa: 2.2,
    spare_beam: 0.8,
    spare_draft: 0.6,
    extends_over: [],
    absence_ids: [],
  },
};

export const choiceExample: BerthChoice = {
  berth_id: berthId,
  berth_name: 'A12',
  pier_id: pierId,
  pier_name: 'A',
  number: 12,
  length: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: 8,
  min_beam: null,
  min_draft: null,
  order: 1,
  available: false,
  long_enough: true,
  needs_confirmation: false,
  extends_over: [],
  absence_report_id: null,
  removed_by: { berth_id: berthId, rule: 'taken', start_date: '2027-07-12', end_date: '2027-07-16' },
};

export const rowExample: PlanRow = {
  berth_id: berthId,
  pier_id: pierId,
  name: 'A12',
  number: 12,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: 8,
  min_beam: null,
  min_draft: null,
  active: true,
  offered: true,
  neighbours: [],
};

export const barExample: PlanBar = {
  kind: 'VISIT',
  allocation_id: allocationId,
  berth_id: berthId,
  extends_over: [],
  start_date: '2027-07-12',
  end_date: '2027-07-18',
  stay_start: '2027-07-12',
  stay_end: '2027-07-18',
  reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
  view_id: 'QS-4711',
  boat: { name: 'Brisa do Norte', ...vesselExample },
  mark: 'BOOKED',
  dates: 'CHANGE',
  status: 'approved',
};

const stayId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

export const gestureExample: PlanGesture = {
  type: 'MOVE',
  reservation_id: stayId,
  berth_id: berthId,
  from_date: '2027-07-15',
  confirm_min_length: false,
};

export const basisExample: PlanBasis = { revision: 812, stays: [{ reservation_id: stayId, revision: 6 }] };

const segmentExample = {
  berth_id: berthId,
  berth_name: 'A12',
  extends_over: [],
  start_date: '2027-07-15',
  end_date: '2027-07-18',
  spare_loa: 2.2,
  spare_beam: 0.8,
  spare_draft: 0.6,
};

export const effectsExample: PlanEffects = {
  possible: true,
  basis: basisExample,
  refusal: null,
  needs_confirmation: false,
  stays: [
    {
      allocation_id: barExample.allocation_id,
      reservation_id: stayId,
      boat: barExample.boat,
      before: [{ ...segmentExample, berth_name: 'A14' }],
      after: [segmentExample],
    },
  ],
  price: null,
  total: { currency: 'EUR', amount: 240 },
  mails: [],
  notices: [
    {
      code: 'PAYMENT_DUE_BESIDE',
      reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12',
      boat_name: 'Ondine',
      berth_name: 'A12',
      start_date: '2027-07-08',
      end_date: '2027-07-12',
      nights_between: 3,
    },
  ],
};

const nightsExample = { start_date: '2027-07-12', end_date: '2027-07-18' };

export const actionExample: PlanAction = {
  action_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2f01',
  kind: 'MOVE',
  at: '2027-07-05T07:42:00.000Z',
  by: { kind: 'staff', id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2f02', name: 'Hanna Lindqvist' },
  stays: [
    {
      allocation_id: barExample.allocation_id,
      reservation_id: stayId,
      boat_name: 'Brisa do Norte',
      from: [{ berth_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a14', berth_name: 'A14', ...nightsExample }],
      to: [{ berth_id: berthId, berth_name: 'A12', ...nightsExample }],
    },
  ],
  undone_by: null,
  undoable: true,
  why_not: null,
};
