import { createHash } from 'node:crypto';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { legalTextApi, publicApi } from '../../../contracts/marinas/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { ListMarinasByCode, ShowLegalText } from '../queries/show-configuration.js';
import { ShowPublicData } from '../queries/show-public-data.js';

/** What anybody may read. Whole answers have an ETag, with which a client asks whether they have changed. */
@Controller()
export class PublicController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(publicApi.data)
  async data(
    @Input() { language }: RouteInput<typeof publicApi.data>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = await this.queries.execute(new ShowPublicData(language));
    tag(data, request, reply);
    return data;
  }

  @Endpoint(legalTextApi.text)
  text(@Input() asked: RouteInput<typeof legalTextApi.text>) {
    return this.queries.execute(new ShowLegalText(asked));
  }

  @Endpoint(legalTextApi.marinas)
  async marinas(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const marinas = await this.queries.execute(new ListMarinasByCode());
    tag(marinas, request, reply);
    return marinas;
  }
}

/** Sets the ETag of an answer, and the status 304 where the client has it already; its body is then not sent. */
function tag(answer: object, request: FastifyRequest, reply: FastifyReply): void {
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
  void reply.header('ETag', etag).header('Cache-Control', 'no-cache');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag)) void reply.status(304);
}
