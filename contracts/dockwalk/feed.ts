import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import { FEED_BERTH, FEED_RECORD, FEED_VESSEL, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { differenceKinds } from './vocabulary.js';

/** Walks of the docks, and how the docks differed from the plan. */

const message = messagesAbout({ subject: 'session_id', key: 'dockwalk-{session_id}' });

const walk = { session_id: feedId };
const difference = {
  ...walk,
  difference_id: feedId.meta({ description: 'The same for everything that becomes of this difference' }),
};
const differenceExample = { session_id: FEED_RECORD, difference_id: '5b1c0190-f3a2-5c3e-9a44-6f5f1c0f2b12' };

export const dockWalkMessages = {
  started: message({
    type: 'quayside.dock_walk.started',
    summary: 'Staff walk the docks; no berth is checked yet',
    data: z.object(walk),
    example: { session_id: FEED_RECORD },
  }),
  pier_completed: message({
    type: 'quayside.dock_walk.pier_completed',
    summary: 'All berths of a pier are checked',
    data: z.object({ ...walk, pier_id: feedId }),
    example: { session_id: FEED_RECORD, pier_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b51' },
  }),
  saved: message({
    type: 'quayside.dock_walk.saved',
    summary: 'The walk is over',
    data: z.object({ ...walk, berths: z.number().int().meta({ description: 'Berths of the marina at that time' }) }),
    example: { session_id: FEED_RECORD, berths: 148 },
  }),
  difference_found: message({
    type: 'quayside.dock_walk.difference_found',
    summary: 'A berth is not as plan and record have it',
    data: z.object({
      ...difference,
      berth_id: feedId,
      pier_id: feedId,
      kind: z.enum(differenceKinds),
      seen_vessel_id: feedId.nullable().meta({ description: 'The boat that lies there; null: none, or not known' }),
      planned_vessel_id: feedId.nullable().meta({ description: 'The boat of the plan; null: none, or not known' }),
    }),
    example: {
      ...differenceExample,
      berth_id: FEED_BERTH,
      pier_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b51',
      kind: 'OTHER_BOAT',
      seen_vessel_id: FEED_VESSEL,
      planned_vessel_id: null,
    },
  }),
  difference_settled: message({
    type: 'quayside.dock_walk.difference_settled',
    summary: 'Plan and record agree with the dock again (RESOLVED), staff dismissed it, or its answer was taken back',
    data: z.object({ ...difference, outcome: z.enum(['RESOLVED', 'DISMISSED', 'WITHDRAWN']) }),
    example: { ...differenceExample, outcome: 'RESOLVED' },
  }),
};

export const dockWalkFeed: FeedTopic = {
  name: 'quayside.dockwalks.v1',
  summary: 'Walks of the docks and what they found',
  messages: dockWalkMessages,
};
