import * as z from 'zod';
import { feedId } from '../feed/amounts.js';
import { FEED_BERTH, FEED_RECORD, FEED_VESSEL, messagesAbout, type FeedTopic } from '../feed/envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';

/** Absences of berth holders, once the berth plan has recorded them: their berths can be let on these nights. */

const message = messagesAbout({ subject: 'absence_id', key: 'berthplan-{marinaid}' });

const absence = { absence_id: feedId, allocation_id: feedId, berth_id: feedId, vessel_id: feedId };
const of = { absence_id: FEED_RECORD, allocation_id: FEED_RECORD, berth_id: FEED_BERTH, vessel_id: FEED_VESSEL };
const nights = z.object({ ...absence, start_date: calendarDate, end_date: calendarDate });
const nightsExample = { ...of, start_date: '2027-07-10', end_date: '2027-07-24' };

export const absenceMessages = {
  opened: message({
    type: 'quayside.absence.opened',
    summary: 'The boat is away for these nights, [start_date, end_date)',
    data: nights,
    example: nightsExample,
  }),
  dates_changed: message({
    type: 'quayside.absence.dates_changed',
    summary: 'The boat is away for other nights',
    data: nights,
    example: nightsExample,
  }),
  closed: message({
    type: 'quayside.absence.closed',
    summary: 'The boat is back, or never went; nights before stay on record',
    data: z.object({
      ...absence,
      closed_from: calendarDate.meta({ description: 'First night on which the boat is back' }),
    }),
    example: { ...of, closed_from: '2027-07-20' },
  }),
};

export const absenceFeed: FeedTopic = {
  name: 'quayside.absences.v1',
  summary: 'Nights on which berth holders are away',
  messages: absenceMessages,
};
