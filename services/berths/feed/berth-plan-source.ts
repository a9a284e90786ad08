import type { ResidentDatesChanged, ResidentMoved, StaySegment } from '../../../contracts/berths/events.js';
import { berthFeed, berthMessages as messages } from '../../../contracts/berths/feed.js';
import type { BerthedVessel } from '../../../contracts/berths/vocabulary-schemas.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';

const boat = ({ length, beam, draft, type }: BerthedVessel) => ({ length, beam, draft, type });
const segment = ({ start_date, end_date, berth_id, extends_over }: StaySegment) => ({
  start_date,
  end_date,
  berth_id,
  extends_over,
});

function residencyOf(data: (ResidentMoved | ResidentDatesChanged)['data']) {
  const { allocation_id, berth_id, boater_id, vessel_id, start_date, end_date, segments: berths } = data;
  return { allocation_id, berth_id, boater_id, vessel_id, start_date, end_date, berths };
}

/** Piers and berths publish the inventory themselves, and absences have a topic of their own. */
const messagesOfPlan: PublishedMessages<BerthPlanEvent> = {
  BerthEnteredPlan: 'unpublished',
  BerthChangedInPlan: 'unpublished',
  PierRenamedInPlan: 'unpublished',
  BerthLeftPlan: 'unpublished',
  BerthAllocated: ({ data }) => {
    const { allocation_id, reservation_id, vessel } = data;
    return [messageBody(messages.allocated, { allocation_id, reservation_id, ...segment(data), vessel: boat(vessel) })];
  },
  AllocationMoved: ({ data }) => {
    const { allocation_id, reservation_id, start_date, end_date, from_date, reason, segments } = data;
    const where = { start_date, end_date, from_date, reason, lies: segments.map(segment) };
    return [messageBody(messages.moved, { allocation_id, reservation_id, ...where })];
  },
  AllocationDatesChanged: ({ data }) => {
    const { allocation_id, reservation_id, start_date, end_date, segments } = data;
    return [
      messageBody(messages.dates_changed, {
        allocation_id,
        reservation_id,
        start_date,
        end_date,
        lies: segments.map(segment),
      }),
    ];
  },
  AllocationReleased: ({ data }) => {
    const { allocation_id, reservation_id, berth_id, released_from, reason } = data;
    return [messageBody(messages.released, { allocation_id, reservation_id, berth_id, released_from, reason })];
  },
  ResidentBerthed: ({ data }) => {
    const { allocation_id, berth_id, boater_id, vessel_id, vessel, start_date, end_date } = data;
    const residency = { allocation_id, berth_id, boater_id, vessel_id };
    return [messageBody(messages.residency_began, { ...residency, vessel: boat(vessel), start_date, end_date })];
  },
  ResidentMoved: ({ data }) => [messageBody(messages.residency_changed, residencyOf(data))],
  ResidentDatesChanged: ({ data }) => [messageBody(messages.residency_changed, residencyOf(data))],
  ResidentLeft: ({ data }) => {
    const { allocation_id, berth_id, boater_id, vessel_id, left_on } = data;
    return [messageBody(messages.residency_ended, { allocation_id, berth_id, boater_id, vessel_id, left_on })];
  },
  AbsenceOpenedOnPlan: 'unpublished',
  AbsenceDatesChangedOnPlan: 'unpublished',
  AbsenceClosedOnPlan: 'unpublished',
  BoatNamedInPlan: 'unpublished',
  BerthsClosed: 'unpublished',
  BerthsReopened: 'unpublished',
};

export const berthPlanFeedSource = feedSource(berthFeed, messagesOfPlan);
