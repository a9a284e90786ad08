import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import { FEED_BERTH, FEED_RECORD, FEED_VESSEL, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { reporters } from './vocabulary.js';

/**
 * Absences of berth holders, once the berth plan has recorded them: their berths can be let on these nights. Reports have
 * messages of their own, because day trips and new details free no night. Reasons and destinations are not published.
 */

const message = messagesAbout({ subject: 'absence_id', key: 'berthplan-{marinaid}' });

const absence = { absence_id: feedId, allocation_id: feedId, berth_id: feedId, vessel_id: feedId };
const of = { absence_id: FEED_RECORD, allocation_id: FEED_RECORD, berth_id: FEED_BERTH, vessel_id: FEED_VESSEL };
const nights = z.object({ ...absence, start_date: calendarDate, end_date: calendarDate });
const nightsExample = { ...of, start_date: '2027-07-10', end_date: '2027-07-24' };

const aboutReport = messagesAbout({ subject: 'absence_id', key: 'absence-{absence_id}' });

const report = {
  absence_id: feedId,
  vessel_id: feedId,
  departure_date: calendarDate,
  return_date: calendarDate.meta({ description: 'The departure date for a day trip, which frees no night' }),
  by: z.enum(reporters).meta({ description: 'Who reported it or changed the report' }),
};
const reportExample = {
  absence_id: FEED_RECORD,
  vessel_id: FEED_VESSEL,
  departure_date: '2027-07-10',
  return_date: '2027-07-24',
  by: 'BOATER' as const,
};

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
  reported: aboutReport({
    type: 'quayside.absence.reported',
    summary: 'A berth holder is reported absent, even for a day trip, or a withdrawn report is restored',
    data: z.object(report),
    example: reportExample,
  }),
  report_changed: aboutReport({
    type: 'quayside.absence.report_changed',
    summary: 'The report has other dates, or only another reason or destination',
    data: z.object({
      ...report,
      changed: z.enum(['DATES', 'DETAILS']).meta({ description: 'DETAILS: the dates are the same' }),
    }),
    example: { ...reportExample, changed: 'DATES' },
  }),
  withdrawn: aboutReport({
    type: 'quayside.absence.withdrawn',
    summary: 'The report is withdrawn',
    data: z.object({ absence_id: feedId, vessel_id: feedId }),
    example: { absence_id: FEED_RECORD, vessel_id: FEED_VESSEL },
  }),
};

export const absenceFeed: FeedTopic = {
  name: 'quayside.absences.v1',
  summary: 'Nights on which berth holders are away, and their reports',
  messages: absenceMessages,
};
