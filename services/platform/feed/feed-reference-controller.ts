import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeedTopic } from '../../../contracts/vocabulary/feed-envelope.js';
import { Operational } from '../http/route-binding.js';
import { LongDocument } from '../http/long-document.js';
import { asyncApiDocument } from './asyncapi-document.js';

export const FEED_TOPICS = Symbol('FEED_TOPICS');

/** Serves the description of the messages for programs. */
@Controller()
export class FeedReferenceController {
  private readonly document: LongDocument;

  constructor(@Inject(FEED_TOPICS) topics: readonly FeedTopic[]) {
    this.document = new LongDocument(() => asyncApiDocument(topics));
  }

  @Operational()
  @Get('/asyncapi.json')
  asyncapi(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.document.send(request, reply);
  }
}
