import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from './stored-log.js';

export interface EventFilter {
  allows(event: StoredEvent): boolean;
  /** Number of events scanned between two checkpoints. */
  readonly checkpointEvery: number;
}

/** The server's unit for the interval of checkpoints. */
const SEARCH_WINDOW = 32;

export function eventFilter(options: streams.ReadReq.Options): EventFilter {
  const filter = options.getFilter();
  if (filter === undefined) return { allows: () => true, checkpointEvery: Infinity };
  const window = filter.hasMax() ? filter.getMax() : SEARCH_WINDOW;
  const checkpointEvery = window * Math.max(1, filter.getCheckpointintervalmultiplier());
  const byType = filter.getEventType();
  const expression = byType ?? filter.getStreamIdentifier();
  const text = ({ type, stream }: StoredEvent): string => (byType === undefined ? stream : type);
  const pattern = expression?.getRegex() ?? '';
  if (pattern !== '') {
    const regex = new RegExp(pattern);
    return { allows: (event) => regex.test(text(event)), checkpointEvery };
  }
  const prefixes = expression?.getPrefixList() ?? [];
  return { allows: (event) => prefixes.some((prefix) => text(event).startsWith(prefix)), checkpointEvery };
}
