import { absenceFeed, absenceMessages as messages } from '../../../contracts/absences/feed.js';
import type { AbsenceOpenedOnPlan, BerthPlanFact } from '../../../contracts/berths/events.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';

type Absence = Pick<AbsenceOpenedOnPlan['data'], 'absence_id' | 'allocation_id' | 'berth_id' | 'vessel_id'>;

const of = ({ absence_id, allocation_id, berth_id, vessel_id }: Absence) => ({
  absence_id,
  allocation_id,
  berth_id,
  vessel_id,
});

/**
 * Published from the berth plan, which decides on absences. Refused reports, and where and why someone goes, stay
 * private.
 */
const published: Partial<PublishedMessages<BerthPlanFact>> = {
  AbsenceOpenedOnPlan: ({ data }) => {
    const { start_date, end_date } = data;
    return [messageBody(messages.opened, { ...of(data), start_date, end_date })];
  },
  AbsenceDatesChangedOnPlan: ({ data }) => {
    const { start_date, end_date } = data;
    return [messageBody(messages.dates_changed, { ...of(data), start_date, end_date })];
  },
  AbsenceClosedOnPlan: ({ data }) => [messageBody(messages.closed, { ...of(data), closed_from: data.closed_from })],
};

export const absenceFeedSource = feedSource(absenceFeed, published);
