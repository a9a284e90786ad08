import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BLOBS } from '../../platform/tokens.js';
import type { InstallationEvent } from '../domain/installation-events.js';

type LogoEvent = Extract<InstallationEvent, { type: `AssociationLogo${string}` }>;

/** Deletes the file of a logo that was replaced or removed. */
@Injectable()
export class LogoFiles implements Policy<LogoEvent> {
  readonly name = 'logo-files';
  readonly reactsTo = ['AssociationLogoSet', 'AssociationLogoRemoved'] as const;

  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  async handle({ data }: LoggedEvent<LogoEvent>): Promise<void> {
    if (data.replaced !== null) await this.blobs.delete(data.replaced);
  }
}
