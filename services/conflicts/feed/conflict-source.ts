import { conflictFeed, conflictMessages as messages } from '../../../contracts/conflicts/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { ConflictEvent } from '../domain/conflict-events.js';

const published: PublishedMessages<ConflictEvent> = {
  RemedyBegun: 'unpublished',
  RemedyFailed: 'unpublished',
  ConflictSolved: ({ data: { conflict_id, kind, reservation_id, choice } }) => [
    messageBody(messages.solved, { conflict_id, kind, reservation_id, remedy: choice.kind }),
  ],
  ConflictPostponed: ({ data: { conflict_id, kind, reservation_id, choice, until } }) => [
    messageBody(messages.postponed, { conflict_id, kind, reservation_id, remedy: choice.kind, until }),
  ],
};

export const conflictFeedSource = feedSource(conflictFeed, published);
