import type { FeedEvent } from '../../../contracts/vocabulary/feed-envelope.js';
import type { FeedSink } from '../../../services/platform/feed/feed-sink.js';

/** A message as received by a consumer. */
export interface Delivered {
  readonly topic: string;
  readonly key: string;
  readonly event: FeedEvent;
}

/** A sink on an engine, with the means to read the received messages and to stop the engine. */
export interface FeedSinkBench {
  readonly sink: FeedSink;
  /** Another sink on the same engine, as another process would open it. */
  readonly another: () => FeedSink;
  /** All messages in the topic so far, in the order of each key. */
  readonly read: (topic: string) => Promise<readonly Delivered[]>;
  /** Makes the engine unreachable; open connections break. */
  readonly breakDown: () => void;
  readonly comeBack: () => void;
  readonly dispose: () => Promise<void>;
}

/** Opens a bench whose topic is empty. */
export type OpenFeedSinkBench = () => Promise<FeedSinkBench>;
