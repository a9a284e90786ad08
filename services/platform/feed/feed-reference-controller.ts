import { Controller, Get, Inject } from '@nestjs/common';
import type { FeedTopic } from '../../../contracts/feed/envelope.js';
import { Operational } from '../http/endpoint.js';
import { type AsyncApiDocument, asyncApiDocument } from './asyncapi-document.js';

export const FEED_TOPICS = Symbol('FEED_TOPICS');

/** Serves the description of the messages for programs. */
@Controller()
export class FeedReferenceController {
  private document: AsyncApiDocument | undefined;

  constructor(@Inject(FEED_TOPICS) private readonly topics: readonly FeedTopic[]) {}

  /** The document is generated on the first request. */
  @Operational()
  @Get('/asyncapi.json')
  asyncapi(): AsyncApiDocument {
    this.document ??= asyncApiDocument(this.topics);
    return this.document;
  }
}
