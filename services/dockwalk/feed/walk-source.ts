import { dockWalkFeed, dockWalkMessages as messages } from '../../../contracts/dockwalk/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { WalkEvent } from '../domain/walk-events.js';

type Settled = { readonly data: { readonly session_id: string; readonly difference_id: string } };

const settled =
  (outcome: 'RESOLVED' | 'DISMISSED' | 'WITHDRAWN') =>
  ({ data: { session_id, difference_id } }: Settled) => [
    messageBody(messages.difference_settled, { session_id, difference_id, outcome }),
  ];

const published: PublishedMessages<WalkEvent> = {
  DockWalkStarted: ({ data: { session_id } }) => [messageBody(messages.started, { session_id })],
  BerthChecked: 'unpublished',
  BerthNoted: 'unpublished',
  BerthPhotographed: 'unpublished',
  PierWalked: ({ data: { session_id, pier_id } }) => [messageBody(messages.pier_completed, { session_id, pier_id })],
  CheckConflicted: 'unpublished',
  ConflictDecided: 'unpublished',
  ConflictDropped: 'unpublished',
  DifferenceFound: ({ data: { session_id, difference_id, berth_id, pier_id, kind, seen, planned } }) => {
    const seen_vessel_id = seen.answer === 'BOAT' ? seen.vessel_id : null;
    const planned_vessel_id = planned?.vessel_id ?? null;
    const found = { session_id, difference_id, berth_id, pier_id, kind, seen_vessel_id, planned_vessel_id };
    return [messageBody(messages.difference_found, found)];
  },
  DifferenceWithdrawn: settled('WITHDRAWN'),
  DifferenceLeftToDesk: 'unpublished',
  DifferenceResolved: settled('RESOLVED'),
  DifferenceDismissed: settled('DISMISSED'),
  DockWalkSaved: ({ data: { session_id, berths } }) => [messageBody(messages.saved, { session_id, berths })],
};

export const walkFeedSource = feedSource(dockWalkFeed, published);
