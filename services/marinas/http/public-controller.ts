import { createHash } from 'node:crypto';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { legalTextApi, logoApi, publicApi } from '../../../contracts/marinas/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { ListMarinasByCode, ShowLegalText } from '../queries/show-configuration.js';
import { ShowLogo } from '../queries/show-association.js';
import { ShowPublicData } from '../queries/show-public-data.js';

/** What anybody may read. Whole answers have an ETag, with which a client asks whether they have changed. */
@Controller()
export class PublicController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(publicApi.data)
  async data(
    @Input() { language }: RouteInput<typeof publicApi.data>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const data = await this.queries.execute(new ShowPublicData(language));
    tag(data, reply);
    return data;
  }

  @Endpoint(legalTextApi.text)
  text(@Input() asked: RouteInput<typeof legalTextApi.text>) {
    return this.queries.execute(new ShowLegalText(asked));
  }

  @Endpoint(logoApi.show)
  async logo(@Input() { logo_id }: RouteInput<typeof logoApi.show>, @Res({ passthrough: true }) reply: FastifyReply) {
    const logo = await this.queries.execute(new ShowLogo(logo_id));
    if (isRefusal(logo)) return logo;
    // Another picture gets another id. Opened by itself, the picture can run nothing.
    void reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    return new StreamableFile(logo.bytes, { type: logo.content_type, length: logo.bytes.length });
  }

  @Endpoint(legalTextApi.marinas)
  async marinas(@Res({ passthrough: true }) reply: FastifyReply) {
    const marinas = await this.queries.execute(new ListMarinasByCode());
    tag(marinas, reply);
    return marinas;
  }
}

/** Tags an answer by its content, so that the server sends it again only when it has changed. */
function tag(answer: object, reply: FastifyReply): void {
  const etag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27);
  void reply.header('ETag', `"${etag}"`).header('Cache-Control', 'no-cache');
}
