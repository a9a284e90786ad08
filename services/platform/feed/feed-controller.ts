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

/** The query as the contract parses it: numbers are strings of digits. */
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
    async read(@Input() { after, limit }: ReadFrom, @Staff() { marina_id }: StaffCaller) {
      const question = { topic: topic.name, after: Number(after), limit: Number(limit), marina_id };
      const { items, next, caught_up } = await this.reader.read(question);
      return { items, next: String(next), caught_up };
    }
  }
  return FeedController;
}
