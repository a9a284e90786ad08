import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BLOBS } from '../../platform/tokens.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';

type Removed = ReservationEventOf<'ReservationDocumentsRemoved'>;

/** Deletes the files that were removed from a reservation. */
@Injectable()
export class UnapprovedFiles implements Policy<Removed> {
  readonly name = 'unapproved-files';
  readonly reactsTo = ['ReservationDocumentsRemoved'] as const;

  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  async handle({ data }: LoggedEvent<Removed>): Promise<void> {
    for (const id of data.document_ids) await this.blobs.delete(id);
  }
}
