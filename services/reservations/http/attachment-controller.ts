import { Controller } from '@nestjs/common';
import { attachmentApi } from '../../../contracts/reservations/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { BoaterCaller } from '../../platform/http/caller.js';
import { Boater, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { SentFile } from '../../platform/http/sent-file.js';
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
  async download(@Input() { token }: RouteInput<typeof attachmentApi.download>) {
    const file = await this.queries.execute(new DownloadAttachment(token));
    return isRefusal(file) ? file : new SentFile({ ...file, opens: 'as a download' });
  }
}
