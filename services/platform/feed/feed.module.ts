import { type DynamicModule, Module } from '@nestjs/common';
import { type FeedOutlet, feedControllerOf } from './feed-controller.js';
import { FEED_TOPICS, FeedReferenceController } from './feed-reference-controller.js';

/** Public messages over HTTP for other programs, and the document that describes them. */
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
