import { Controller, type Type } from '@nestjs/common';
import type { FeedTopic } from '../../../contracts/feed/envelope.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { StaffCaller } from '../http/caller.js';
import { Endpoint, Input, Staff } from '../http/endpoint.js';
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

/** The controller of one topic. An administrator who names a marina reads only its messages. */
export function feedControllerOf({ topic, route }: FeedOutlet): Type {
  @Controller()
  class FeedController {
    constructor(private readonly reader: FeedReader) {}

    @Endpoint(route)
    read(@Input() { after, limit }: ReadFrom, @Staff() { marina_id }: StaffCaller) {
      return this.reader.readFrom(after, { topic: topic.name, limit: Number(limit), marina_id });
    }
  }
  return FeedController;
}
