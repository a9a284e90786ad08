import { defineRecord } from '../../platform/areas/record.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { marinaAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/marina.js';
import { marinaEvents } from '../domain/marina-events.js';
import { marinaFeedSource } from '../feed/marina-source.js';

export const marinaRecord = defineRecord({
  prefix: 'marina-',
  events: marinaEvents,
  initial,
  evolve,
  // Administrators change marinas without acting in one: the stream's name determines whose staff gets the hint.
  hint: { topic: 'marinas', marinaOf: ({ stream }) => recordIdOf(stream) },
  audit: marinaAuditView,
  feed: marinaFeedSource,
});
