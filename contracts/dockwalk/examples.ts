import type { Conflict, ShownTap } from './conflicts.js';
import type { Difference, WalkBerth, WalkDetail, WalkSummary } from './walks.js';
import type { WalkBoat } from './boats.js';

export const exampleIds = {
  session: '0190f3a2-aa01-7e11-9b21-1a5b7c9d1e01',
  tap: '0190f3a2-aa01-7e11-9b21-1a5b7c9d1e02',
  device: '0190f3a2-aa01-7e11-9b21-1a5b7c9d1e03',
  conflict: '0190f3a2-aa01-5e11-9b21-1a5b7c9d1e04',
  difference: '0190f3a2-aa01-5e11-9b21-1a5b7c9d1e05',
  berth: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a12',
  pier: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01',
  vessel: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c07',
  boater: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2d09',
  reservation: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
  allocation: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12',
  user: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e01',
};

const lena = { id: exampleIds.user, name: 'Lena Krüger' };
const berth = { id: exampleIds.berth, name: 'B12', pier_id: exampleIds.pier };

const ondine: WalkBoat = {
  berth_holder_type: 'VISITOR',
  allocation_id: exampleIds.allocation,
  reservation_id: exampleIds.reservation,
  vessel_id: exampleIds.vessel,
  boater_id: exampleIds.boater,
  name: 'Ondine',
  boater_name: 'Camille Renaud',
  length: 10.2,
  start_date: '2027-07-02',
  end_date: '2027-07-10',
  arrived: true,
};

const kestrel = {
  vessel_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2c08',
  reservation_id: null,
  name: 'Kestrel',
  boater_id: null,
  boater_name: null,
  length: 10.4,
  measured: null,
};

export const tapExample: ShownTap = {
  tap_id: exampleIds.tap,
  kind: 'BOAT',
  boat: kestrel,
  note: null,
  at: '2027-07-03T07:31:00.000Z',
  by: lena,
  device_id: exampleIds.device,
};

export const summaryExample: WalkSummary = {
  session_id: exampleIds.session,
  status: 'STARTED',
  started_at: '2027-07-03T07:05:00.000Z',
  started_by: lena,
  saved_at: null,
  saved_by: null,
  berths: 255,
  checked: 79,
  differs: 3,
  open: 3,
  conflicts: 0,
  walkers: [
    {
      user_id: lena.id,
      name: lena.name,
      device_id: exampleIds.device,
      pier_id: exampleIds.pier,
      last_tap_at: tapExample.at,
    },
  ],
};

export const walkExample: WalkDetail = {
  ...summaryExample,
  revision: 80,
  piers: [{ pier_id: exampleIds.pier, pier_name: 'B', berths: 24, checked: 14, differs: 2, complete: false }],
  kinds: { OTHER_BOAT: 1, STILL_HERE: 1, RESIDENT_AWAY: 1 },
};

export const differenceExample: Difference = {
  difference_id: exampleIds.difference,
  session_id: exampleIds.session,
  kind: 'OTHER_BOAT',
  berth,
  seen: kestrel,
  expected: {
    vessel_id: ondine.vessel_id,
    reservation_id: ondine.reservation_id,
    name: ondine.name,
    boater_id: ondine.boater_id,
    boater_name: ondine.boater_name,
    length: ondine.length,
    measured: null,
  },
  at: tapExample.at,
  by: lena,
  state: 'OPEN',
  reason: null,
  settled_at: null,
  settled_by: null,
  steps: ['NEW_RESERVATION'],
  refs: {
    reservation_id: null,
    traffic_event_id: null,
    left_early: false,
    freed: null,
    absence_report_id: null,
    vessel_id: kestrel.vessel_id,
    previous_vessel_id: ondine.vessel_id,
    boater_id: null,
  },
};

export const conflictExample: Conflict = {
  conflict_id: exampleIds.conflict,
  kind: 'PLAN_CHANGED',
  berth: { id: berth.id, name: berth.name },
  mine: tapExample,
  theirs: { tap: null, expected: { state: 'EMPTY', boat: null }, note: null },
  changed: { at: '2027-07-03T07:36:00.000Z', by: { id: lena.id, name: 'Jonas Weber' }, moved_to: 'B22' },
  choices: ['KEEP_BOTH', 'KEEP_PLAN'],
  safe: 'KEEP_BOTH',
};

export const walkBerthExample: WalkBerth = {
  berth_id: berth.id,
  pier_id: berth.pier_id,
  pier_name: 'B',
  name: berth.name,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.4,
  active: true,
  note: 'Power post trips over 10 A.',
  expected: {
    state: 'BOAT',
    boat: ondine,
    due: null,
    over: null,
    away: null,
    overdue: null,
    key: `BOAT:${exampleIds.allocation}:${exampleIds.reservation}:${exampleIds.vessel}`,
  },
  check: tapExample,
  earlier: null,
  differences: [differenceExample],
  asks: false,
  photos: [],
  following: [
    {
      id: `departure-${exampleIds.reservation}`,
      type: 'DEPARTURE',
      begins_at: '2027-07-10',
      berth_holder_type: 'VISITOR',
      vessel: { name: 'Ondine' },
    },
  ],
  allow_inquire_for_absence: false,
  inquiry_sent_at: null,
};
