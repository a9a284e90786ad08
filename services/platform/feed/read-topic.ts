import { Inject, type Type } from '@nestjs/common';
import type { FeedTopic } from '../../../contracts/vocabulary/feed-envelope.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../http/handles.js';
import type { ReceivedCall } from '../http/received-call.js';
import { FeedReader } from './feed-reader.js';

/** A topic with the route that reads it. */
export interface FeedOutlet {
  readonly topic: FeedTopic;
  readonly route: Route;
}

/** The query as the contract parses it: the limit is a string of digits. */
interface ReadFrom {
  readonly after: string;
  readonly limit: string;
}

/** The handler of the call that reads one topic. An administrator who names a marina reads only its messages. */
export function readTopic({ topic, route }: FeedOutlet): Type {
  class ReadTopic {
    constructor(private readonly reader: FeedReader) {}

    execute({ input, staff: { marina_id } }: ReceivedCall) {
      const { after, limit } = input as ReadFrom;
      return this.reader.readFrom(after, { topic: topic.name, limit: Number(limit), marina_id });
    }
  }
  Inject(FeedReader)(ReadTopic, undefined, 0);
  // The name of the handler is the name of its message, of which a controller has one of each.
  Object.defineProperty(ReadTopic, 'name', { value: `ReadTopic ${topic.name}` });
  Handles(route)(ReadTopic);
  return ReadTopic;
}
