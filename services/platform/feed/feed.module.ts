import { type DynamicModule, Module } from '@nestjs/common';
import { type FeedOutlet, feedControllerOf } from './feed-controller.js';
import { FEED_TOPICS, FeedReferenceController } from './feed-reference-controller.js';

/** The messages for programs of others, over HTTP, and the document that describes them. */
@Module({})
export class FeedModule {
  static with(outlets: readonly FeedOutlet[]): DynamicModule {
    return {
      module: FeedModule,
      controllers: [FeedReferenceController, ...outlets.map(feedControllerOf)],
      providers: [{ provide: FEED_TOPICS, useValue: outlets.map(({ topic }) => topic) }],
    };
  }
}
