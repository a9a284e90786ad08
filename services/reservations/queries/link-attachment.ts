import type * as z from 'zod';
import { attachmentApi } from '../../../contracts/reservations/api.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { FindPersonDocument } from '../../../contracts/customers/queries.js';
import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import { FindMessageFile } from '../../../contracts/messages/queries.js';
import { SignFileLink } from '../../../contracts/reservations/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { reservationDetails } from '../projections/reservation-details.js';
import { DownloadTokens } from './download-tokens.js';

/** Long enough to open a file, too short to pass a link on. */
const LINK_MINUTES = 5;

/**
 * A short-lived link to a file: of a reservation, a boater or a boat of the caller's marina, or of the boater's own
 * reservation.
 */
export class LinkAttachment extends Query<z.output<typeof attachmentLink> | Refusal> {
  constructor(
    readonly attachmentId: string,
    readonly seenBy: { readonly marina_id: string; readonly reservation_id?: string },
  ) {
    super();
  }
}

@QueryHandler(LinkAttachment)
export class LinkAttachmentHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ attachmentId, seenBy }: LinkAttachment): Promise<z.output<typeof attachmentLink> | Refusal> {
    const model = this.projections.model(reservationDetails);
    const [document] = await model.find({ filter: { 'attachments.id': attachmentId }, limit: 1 });
    const { marina_id, reservation_id } = seenBy;
    if (await this.isOfMarina(attachmentId, seenBy.marina_id))
      return this.queries.execute(new SignFileLink(attachmentId));
    const ofStay = document?.marina_id === marina_id && (reservation_id ?? document._id) === document._id;
    const allowed =
      ofStay || (await this.isOfMessage(attachmentId, seenBy)) || (await this.isOfPerson(attachmentId, seenBy));
    if (!allowed) return refuse('not_found', 'NOT_FOUND');
    return this.queries.execute(new SignFileLink(attachmentId));
  }

  /** Files of the marina are for its staff and its boaters. */
  private async isOfMarina(id: string, marina_id: string): Promise<boolean> {
    const files = await this.queries.execute(new ListMarinaFiles({ marina_id }));
    return files.some(({ file_id }) => file_id === id);
  }

  /** A boater opens the files of the own reservation's messages. */
  private async isOfMessage(id: string, { marina_id, reservation_id }: LinkAttachment['seenBy']): Promise<boolean> {
    const file = await this.queries.execute(new FindMessageFile(id));
    return file?.marina_id === marina_id && (reservation_id ?? file.subject_id) === file.subject_id;
  }

  /** Documents of boaters and boats are for staff. */
  private async isOfPerson(id: string, { marina_id, reservation_id }: LinkAttachment['seenBy']): Promise<boolean> {
    if (reservation_id !== undefined) return false;
    return (await this.queries.execute(new FindPersonDocument(id)))?.marina_id === marina_id;
  }
}

@QueryHandler(SignFileLink)
export class SignFileLinkHandler {
  constructor(
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ fileId }: SignFileLink): Promise<BusAnswer<SignFileLink>> {
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const token = await this.tokens.tokenFor({ file: fileId, until: expires_at });
    return { url: `${attachmentApi.download.path}?token=${token}`, expires_at };
  }
}
