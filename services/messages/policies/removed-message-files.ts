import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BLOBS } from '../../platform/tokens.js';
import type { ConversationEvent } from '../domain/conversation-events.js';

type Removed = Extract<ConversationEvent, { type: 'MessageFilesRemoved' }>;

/** Deletes the files that were removed from messages. */
@Injectable()
export class RemovedMessageFiles implements Policy<Removed> {
  readonly name = 'removed-message-files';
  readonly reactsTo = ['MessageFilesRemoved'] as const;

  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  async handle({ data }: LoggedEvent<Removed>): Promise<void> {
    for (const id of data.attachment_ids) await this.blobs.delete(id);
  }
}
