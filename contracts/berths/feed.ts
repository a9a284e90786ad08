import * as z from 'zod';
import { feedBerthSizes, feedId, feedVessel, vesselExample } from '../vocabulary/feed-fields.js';
import {
  FEED_BERTH,
  FEED_BOATER,
  FEED_RECORD,
  FEED_VESSEL,
  messagesAbout,
  type FeedTopic,
} from '../vocabulary/feed-envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { boatTypeKind, holderType, moveReason, releaseReason } from './vocabulary-schemas.js';

/** The harbour's piers and berths, and which boat is in which berth on which nights. Nights are `[start_date, end_date)`. */

const aboutPier = messagesAbout({ subject: 'pier_id', key: 'pier-{pier_id}' });
const aboutBerth = messagesAbout({ subject: 'berth_id', key: 'berth-{berth_id}' });
const onPlan = messagesAbout({ subject: 'allocation_id', key: 'berthplan-{marinaid}' });

const OTHER_BERTH = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b22';
const nights = { start_date: calendarDate, end_date: calendarDate };
const dates = { start_date: '2027-07-14', end_date: '2027-07-19' };
/** Published as `lies` in version 1 of the feed: the name stays as long as that version is sent. */
const segments = z.array(z.object({ ...nights, berth_id: feedId, extends_over: z.array(feedId) })).meta({
  description: 'The whole stay, in order: the berth of each segment and the neighbours the boat extends over',
});
const segmentsExample = [{ ...dates, berth_id: FEED_BERTH, extends_over: [] }];
const allocation = { allocation_id: feedId, reservation_id: feedId };
const of = { allocation_id: FEED_RECORD, reservation_id: FEED_RECORD };

const pier = z.object({ pier_id: feedId, name: z.string(), instant_booking: z.boolean() });
const pierExample = { pier_id: FEED_RECORD, name: 'A', instant_booking: false };
const berth = z.object({
  berth_id: feedId,
  pier_id: feedId,
  number: z.number().int().meta({ description: 'Staff say the name of the pier and this number, `A12`' }),
  ...feedBerthSizes,
  holder_type: holderType,
  boat_types: boatTypeKind,
  active: z.boolean(),
  instant_booking: z.boolean(),
});
const berthExample: z.input<typeof berth> = {
  berth_id: FEED_BERTH,
  pier_id: FEED_RECORD,
  number: 12,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: null,
  min_beam: null,
  min_draft: null,
  holder_type: 'VISITOR',
  boat_types: 'any',
  active: true,
  instant_booking: false,
};
const residency = { allocation_id: feedId, berth_id: feedId, boater_id: feedId, vessel_id: feedId };
const residencyExample = {
  allocation_id: FEED_RECORD,
  berth_id: FEED_BERTH,
  boater_id: FEED_BOATER,
  vessel_id: FEED_VESSEL,
};

export const berthMessages = {
  pier_created: aboutPier({
    type: 'quayside.pier.created',
    summary: 'There is a new pier',
    data: pier,
    example: pierExample,
  }),
  pier_updated: aboutPier({
    type: 'quayside.pier.updated',
    summary: 'A pier, as it is from now on',
    data: pier,
    example: pierExample,
  }),
  pier_deleted: aboutPier({
    type: 'quayside.pier.deleted',
    summary: 'The pier is gone',
    data: z.object({ pier_id: feedId }),
    example: { pier_id: FEED_RECORD },
  }),
  berth_created: aboutBerth({
    type: 'quayside.berth.created',
    summary: 'There is a new berth',
    data: berth,
    example: berthExample,
  }),
  berth_updated: aboutBerth({
    type: 'quayside.berth.updated',
    summary: 'A berth, as it is from now on',
    data: berth,
    example: berthExample,
  }),
  berth_deleted: aboutBerth({
    type: 'quayside.berth.deleted',
    summary: 'The berth is gone',
    data: z.object({ berth_id: feedId }),
    example: { berth_id: FEED_BERTH },
  }),
  allocated: onPlan({
    type: 'quayside.allocation.made',
    summary: 'A visitor gets a berth for the nights of a reservation',
    data: z.object({ ...allocation, ...nights, berth_id: feedId, extends_over: z.array(feedId), vessel: feedVessel }),
    example: { ...of, ...dates, berth_id: FEED_BERTH, extends_over: [], vessel: vesselExample },
  }),
  moved: onPlan({
    type: 'quayside.allocation.moved',
    summary: 'The boat goes to another berth, for all or the rest of its nights',
    data: z.object({ ...allocation, ...nights, from_date: calendarDate, reason: moveReason, lies: segments }),
    example: { ...of, ...dates, from_date: '2027-07-14', reason: 'STAFF', lies: segmentsExample },
  }),
  dates_changed: onPlan({
    type: 'quayside.allocation.dates_changed',
    summary: 'The berth is kept for other nights',
    data: z.object({ ...allocation, ...nights, lies: segments }),
    example: { ...of, ...dates, lies: segmentsExample },
  }),
  released: onPlan({
    type: 'quayside.allocation.released',
    summary: 'The berth is free again from a night on; nights before stay on record',
    data: z.object({ ...allocation, berth_id: feedId, released_from: calendarDate, reason: releaseReason }),
    example: { ...of, berth_id: OTHER_BERTH, released_from: '2027-07-16', reason: 'DEPARTED' },
  }),
  residency_began: onPlan({
    type: 'quayside.residency.began',
    summary: 'A berth holder gets a berth; without an end until further notice',
    data: z.object({
      ...residency,
      vessel: feedVessel,
      start_date: calendarDate,
      end_date: calendarDate.nullable(),
    }),
    example: { ...residencyExample, vessel: vesselExample, start_date: '2027-04-01', end_date: null },
  }),
  residency_changed: onPlan({
    type: 'quayside.residency.changed',
    summary: 'A berth holder moves to another berth from a night on, or holds it for other nights',
    data: z.object({
      ...residency,
      start_date: calendarDate,
      end_date: calendarDate.nullable(),
      berths: z.array(z.object({ berth_id: feedId, start_date: calendarDate, end_date: calendarDate.nullable() })),
    }),
    example: {
      ...residencyExample,
      start_date: '2027-04-01',
      end_date: null,
      berths: [
        { berth_id: OTHER_BERTH, start_date: '2027-04-01', end_date: '2027-07-14' },
        { berth_id: FEED_BERTH, start_date: '2027-07-14', end_date: null },
      ],
    },
  }),
  residency_ended: onPlan({
    type: 'quayside.residency.ended',
    summary: 'A berth holder leaves the berth',
    data: z.object({ ...residency, left_on: calendarDate.meta({ description: 'First night without the boat' }) }),
    example: { ...residencyExample, left_on: '2027-10-01' },
  }),
};

export const berthFeed: FeedTopic = {
  name: 'quayside.berths.v1',
  summary: 'Piers, berths, and the plan of which boat is in which berth',
  messages: berthMessages,
};
