import { defineRecord } from '../../platform/areas/record.js';
import { walkAuditView, walkBookAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/walk.js';
import { evolve as evolveBook, initial as emptyBook, walkBookEvents } from '../domain/walk-book.js';
import { type WalkEvent, walkEvents } from '../domain/walk-events.js';
import { walkFeedSource } from '../feed/walk-source.js';

/** One stream per walk. */
export const walkRecord = defineRecord({
  prefix: 'dockwalk-',
  events: walkEvents,
  initial,
  evolve,
  hint: { topic: 'dockwalk', ids: (event) => changedIn(event as WalkEvent) },
  feed: walkFeedSource,
  audit: walkAuditView,
});

/** One stream per marina; its id is the marina's. */
export const walkBookRecord = defineRecord({
  prefix: 'dockwalks-',
  events: walkBookEvents,
  initial: emptyBook,
  evolve: evolveBook,
  // The start of a walk writes the book, the new walk and the one before.
  exclusive: 'dockwalk',
  hint: { topic: 'dockwalk', ids: ({ data }) => ('session_id' in data ? [String(data.session_id)] : []) },
  audit: walkBookAuditView,
});

function changedIn({ data }: WalkEvent): readonly string[] {
  const ids = [data.session_id];
  if ('berth_id' in data) ids.push(data.berth_id);
  else if ('pier_id' in data) ids.push(data.pier_id);
  return ids;
}
