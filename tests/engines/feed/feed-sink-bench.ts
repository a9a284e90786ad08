import type { FeedEvent } from '../../../contracts/feed/envelope.js';
import type { FeedSink } from '../../../services/platform/feed/feed-sink.js';

/** A message as a consumer got it. */
export interface Delivered {
  readonly topic: string;
  readonly key: string;
  readonly event: FeedEvent;
}

/** A sink on an engine, with the means to read what arrived and to take the engine away. */
export interface FeedSinkBench {
  readonly sink: FeedSink;
  /** A further sink on the same engine, as another process has it. */
  readonly another: () => FeedSink;
  /** Everything in the topic so far, in the order of each key. */
  readonly read: (topic: string) => Promise<readonly Delivered[]>;
  /** From now on nobody reaches the engine; open connections break. */
  readonly breakDown: () => void;
  readonly comeBack: () => void;
  readonly dispose: () => Promise<void>;
}

/** Opens a bench with nothing in it for the topic. */
export type OpenFeedSinkBench = () => Promise<FeedSinkBench>;
