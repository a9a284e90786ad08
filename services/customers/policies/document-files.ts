import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BLOBS } from '../../platform/tokens.js';
import type { DocumentEventOf } from '../domain/document-events.js';

/** Deletes the file of a document that was deleted. */
@Injectable()
export class DocumentFiles implements Policy<DocumentEventOf<'DocumentDeleted'>> {
  readonly name = 'document-files';
  readonly reactsTo = ['DocumentDeleted'] as const;

  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  async handle({ data }: LoggedEvent<DocumentEventOf<'DocumentDeleted'>>): Promise<void> {
    await this.blobs.delete(data.document_id);
  }
}
