import { Inject } from '@nestjs/common';
import { configurationApi } from '../../../contracts/marinas/api.js';
import { LOGO_TYPES } from '../../../contracts/marinas/vocabulary.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type Exclusive, Locks } from '../../platform/leases/locks.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide } from '../domain/installation.js';
import { INSTALLATION, installationRecord, ofNoMarina } from '../records/installation-record.js';

/** By the id of the file: a resent call must not store the file while the first one still does. */
const logoLock: Exclusive = { exclusive: 'association-logo' };

type SetLogoCall = ReceivedCall<typeof configurationApi.setLogo>;

/** Sets the logo of an association for a light or a dark ground. */
@Handles(configurationApi.setLogo)
export class SetAssociationLogo {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly locks: Locks,
  ) {}

  execute(call: SetLogoCall): Promise<CommandReceipt | Refusal> {
    const file_id = deriveId(call.context.command_id, 'association-logo');
    return this.locks.exclusively(logoLock, file_id, () => this.set(file_id, call));
  }

  private async set(
    file_id: string,
    { input: { association, scheme }, file, context }: SetLogoCall,
  ): Promise<CommandReceipt | Refusal> {
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, installationRecord, INSTALLATION, ofNoMarina(context));
    if (answered !== null) return answered;
    const content_type = await logoType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    // The file is stored first, so that no association refers to a missing logo.
    const blob = { id: file_id, person: INSTALLATION, marina: INSTALLATION, content_type, bytes: file.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const { name, bytes } = file;
    const logo = { file_id, name, content_type, size_bytes: bytes.length, at: this.clock.nowIso() };
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'SetLogo', place: { association, scheme }, logo }, state),
    );
  }
}

async function logoType(bytes: Uint8Array): Promise<(typeof LOGO_TYPES)[number] | Refusal> {
  const found = await detectAttachmentType(bytes);
  if (isRefusal(found)) return found;
  const allowed = LOGO_TYPES.find((type) => type === found);
  return allowed ?? refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE', { details: { allowed: LOGO_TYPES } });
}
