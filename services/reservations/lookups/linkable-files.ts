import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { FindPersonDocument } from '../../../contracts/customers/queries.js';
import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import { FindMessageFile } from '../../../contracts/messages/queries.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { SignFileLink } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { reservationDetails } from '../projections/reservation-details.js';

/** Who asks for a link: staff of a marina, or the boater of one of its reservations. */
interface Asking {
  readonly marina_id: string;
  readonly reservation_id?: string;
}

/**
 * Short-lived links to files: of a reservation, a boater or a boat of the marina that asks, or of the boater's own
 * reservation.
 */
@Injectable()
export class LinkableFiles {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async linkTo(attachmentId: string, seenBy: Asking): Promise<z.output<typeof attachmentLink> | Refusal> {
    const model = this.projections.model(reservationDetails);
    const [document] = await model.find({ filter: { 'attachments.id': attachmentId }, limit: 1 });
    const { marina_id, reservation_id } = seenBy;
    if (await this.isOfMarina(attachmentId, marina_id)) return this.queries.execute(new SignFileLink(attachmentId));
    const ofStay = document?.marina_id === marina_id && (reservation_id ?? document._id) === document._id;
    const allowed =
      ofStay || (await this.isOfMessage(attachmentId, seenBy)) || (await this.isOfPerson(attachmentId, seenBy));
    if (!allowed) return refuse('not_found', 'NOT_FOUND');
    return this.queries.execute(new SignFileLink(attachmentId));
  }

  /** Files of the marina are for its staff and its boaters, also the policies under which earlier stays were agreed. */
  private async isOfMarina(id: string, marina_id: string): Promise<boolean> {
    const files = await this.queries.execute(new ListMarinaFiles({ marina_id, former: true }));
    return files.some(({ file_id }) => file_id === id);
  }

  /** A boater opens the files of the own reservation's messages. */
  private async isOfMessage(id: string, { marina_id, reservation_id }: Asking): Promise<boolean> {
    const file = await this.queries.execute(new FindMessageFile(id));
    return file?.marina_id === marina_id && (reservation_id ?? file.subject_id) === file.subject_id;
  }

  /** Documents of boaters and boats are for staff. */
  private async isOfPerson(id: string, { marina_id, reservation_id }: Asking): Promise<boolean> {
    if (reservation_id !== undefined) return false;
    return (await this.queries.execute(new FindPersonDocument(id)))?.marina_id === marina_id;
  }
}
