import { absenceFeed, absenceMessages as messages } from '../../../contracts/absences/feed.js';
import type { AbsenceOpenedOnPlan, BerthPlanFact } from '../../../contracts/berths/events.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { AbsenceEvent } from '../domain/absence-events.js';

type Absence = Pick<AbsenceOpenedOnPlan['data'], 'absence_id' | 'allocation_id' | 'berth_id' | 'vessel_id'>;

const of = ({ absence_id, allocation_id, berth_id, vessel_id }: Absence) => ({
  absence_id,
  allocation_id,
  berth_id,
  vessel_id,
});

/** Published from the berth plan, which decides on the nights of absences. */
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

/** Published once the plan has accepted a step: what was requested may still be refused. */
const publishedReports: PublishedMessages<AbsenceEvent> = {
  AbsenceReported: 'unpublished',
  AbsenceChanged: 'unpublished',
  AbsenceCanceled: 'unpublished',
  AbsenceTurnedDown: 'unpublished',
  AbsencePlanned: ({ stream, data: { done } }) => {
    if (done === undefined) return [];
    const report = { absence_id: recordIdOf(stream), vessel_id: done.vessel_id };
    const { did, standing } = done;
    if (standing === null) return [messageBody(messages.withdrawn, report)];
    if (did === 'REPORTED') return [messageBody(messages.reported, { ...report, ...standing })];
    const changed = did === 'CHANGED_DATES' ? 'DATES' : 'DETAILS';
    return [messageBody(messages.report_changed, { ...report, ...standing, changed })];
  },
};

export const absenceReportFeedSource = feedSource(absenceFeed, publishedReports);
