import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { attachmentApi } from '../../../contracts/reservations/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { BoaterCaller } from '../../platform/http/caller.js';
import { Boater, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { DownloadAttachment } from '../queries/download-attachment.js';
import { LinkAttachment } from '../queries/link-attachment.js';

/** Files of reservations: a short-lived link, and the bytes it leads to. */
@Controller()
export class AttachmentController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(attachmentApi.getLink)
  getLink(@Input() { attachment_id }: RouteInput<typeof attachmentApi.getLink>, @MarinaId() marina_id: string) {
    return this.queries.execute(new LinkAttachment(attachment_id, { marina_id }));
  }

  @Endpoint(attachmentApi.getLinkAsBoater)
  getLinkAsBoater(
    @Input() { attachment_id }: RouteInput<typeof attachmentApi.getLinkAsBoater>,
    @Boater() boater: BoaterCaller,
  ) {
    const { marina_id, reservation_id } = boater;
    return this.queries.execute(new LinkAttachment(attachment_id, { marina_id, reservation_id }));
  }

  @Endpoint(attachmentApi.download)
  async download(
    @Input() { token }: RouteInput<typeof attachmentApi.download>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.queries.execute(new DownloadAttachment(token));
    if (isRefusal(file)) return file;
    // Never rendered in the page's own origin, whatever the bytes are.
    void reply
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    const { content_type: type, bytes } = file;
    return new StreamableFile(bytes, { type, length: bytes.length, disposition: asDownload(file.name) });
  }
}

/** RFC 6266: an ASCII name for old browsers, the real one for all others. */
function asDownload(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '') || 'document';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
