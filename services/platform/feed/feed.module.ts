import { type DynamicModule, Module } from '@nestjs/common';
import { controllerOf } from '../http/handles.js';
import { FEED_TOPICS, FeedReferenceController } from './feed-reference-controller.js';
import { type FeedOutlet, readTopic } from './read-topic.js';

/** Public messages over HTTP for other programs, and the document that describes them. */
@Module({})
export class FeedModule {
  static with(outlets: readonly FeedOutlet[]): DynamicModule {
    const calls = outlets.map(readTopic);
    return {
      module: FeedModule,
      controllers: [FeedReferenceController, controllerOf(calls)],
      providers: [...calls, { provide: FEED_TOPICS, useValue: outlets.map(({ topic }) => topic) }],
    };
  }
}
