import type * as z from 'zod';
import { commandReceipt, receiptExample, callSchemas } from '../vocabulary/route.js';
import { trafficActivity, type trafficEvent, updateTraffic } from './traffic.js';

const RESERVATION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

const ARRIVAL = `arrival-${RESERVATION}`;

const arrival: z.input<typeof trafficEvent> = {
  traffic_event_id: ARRIVAL,
  type: 'ARRIVAL',
  date: '2027-07-14',
  state: 'expected',
  confirmed_at: null,
  confirmed_by: null,
  expected: null,
  can_confirm: true,
  can_undo: false,
  can_restore: false,
  conflict: null,
  reservation: {
    id: RESERVATION,
    view_id: 'Q-7KX2M9A',
    created_by: 'BOATER',
    start_date: '2027-07-14',
    end_date: '2027-07-17',
  },
  absence_report: null,
  to_pay: { currency: 'EUR', amount: 84 },
  berth_holder_type: 'VISITOR',
  berth: { id: '0190f3a2-7001-7d11-8b21-0a5b7c9d1e33', label: 'C12', pier_name: 'C' },
  berth_taken_by: null,
  boater: {
    id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22',
    first_name: 'Inès',
    last_name: 'Delacroix',
    phone: '+33-612345678',
  },
  vessel: { id: null, name: 'Sirocco', length: 10.5, beam: 3.4, draft: 1.9 },
};

const nothing = { departures: [], arrivals: [] };

export const trafficSchemas = {
  activity: callSchemas({
    summary: 'Who comes and goes, and what is overdue',
    answer: trafficActivity,
    rate: 'staff',
    example: {
      answer: {
        date: '2027-07-14',
        today: { departures: [], arrivals: [arrival] },
        tomorrow: nothing,
        next_three_days: nothing,
        last_seven_days: nothing,
        conflicts: [],
      },
    },
  }),

  update: callSchemas({
    summary: 'Confirms that a boat has come or gone, takes that back, or notes that it is late',
    body: updateTraffic,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { traffic_event_id: ARRIVAL, action: 'CONFIRM' }, answer: receiptExample },
  }),
};
