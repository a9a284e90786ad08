import { Inject } from '@nestjs/common';
import { FindPersonDocument } from '../../../contracts/customers/queries.js';
import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import { FindMessageFile } from '../../../contracts/messages/queries.js';
import { attachmentApi } from '../../../contracts/reservations/api.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { downloadName } from '../../platform/blobs/download-name.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SentFile } from '../../platform/http/sent-file.js';
import { BLOBS } from '../../platform/tokens.js';
import { DownloadTokens } from '../links/download-tokens.js';
import { reservationDetails } from '../projections/reservation-details.js';

/** The file that a signed link names. */
@Handles(attachmentApi.download)
export class DownloadAttachment {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ input: { token } }: ReceivedCall<typeof attachmentApi.download>): Promise<SentFile | Refusal> {
    const granted = await this.tokens.read(token);
    if (granted === null || !('file' in granted)) return refuseFields({ path: 'token', code: 'linkInvalid' });
    if (this.clock.nowIso() >= granted.until) return refuse('forbidden', 'LINK_EXPIRED');
    const blob = await this.blobs.get(granted.file);
    if (blob === undefined) return refuse('not_found', 'NOT_FOUND');
    const { content_type, bytes } = blob;
    const name = downloadName(await this.nameOf(granted.file, blob.marina), content_type);
    return new SentFile({ name, content_type, bytes, opens: 'as a download' });
  }

  /** The sender's file name. It is not part of the link, because links end up in logs. */
  private async nameOf(id: string, marina_id: string): Promise<string> {
    const model = this.projections.model(reservationDetails);
    const [document] = await model.find({ filter: { 'attachments.id': id }, limit: 1 });
    const ofStay = document?.attachments.find((attachment) => attachment.id === id)?.name;
    if (ofStay != null) return ofStay;
    const ofMessage = await this.queries.execute(new FindMessageFile(id));
    if (ofMessage !== null) return ofMessage.name === '' ? 'document' : ofMessage.name;
    const files = await this.queries.execute(new ListMarinaFiles({ marina_id, former: true }));
    const ofMarina = files.find(({ file_id }) => file_id === id)?.name;
    return ofMarina ?? (await this.queries.execute(new FindPersonDocument(id)))?.name ?? 'document';
  }
}
