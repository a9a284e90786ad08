import { Inject } from '@nestjs/common';
import type { LogoPlace } from '../../../contracts/marinas/association.js';
import { LOGO_TYPES } from '../../../contracts/marinas/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { Leases } from '../../platform/leases/leases.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide } from '../domain/installation.js';
import { INSTALLATION, installationRecord, ofNoMarina } from '../records/installation-record.js';

/** Sets the logo of an association for a light or a dark ground. */
export class SetAssociationLogo extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly place: LogoPlace,
    readonly upload: UploadedFile,
    readonly context: CommandContext,
  ) {
    super();
  }
}

export class RemoveAssociationLogo extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly place: LogoPlace,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetAssociationLogo)
export class SetAssociationLogoHandler {
  private readonly mutex: KeyedMutex;

  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    leases: Leases,
  ) {
    this.mutex = new KeyedMutex('association-logo', leases);
  }

  execute(command: SetAssociationLogo): Promise<CommandReceipt | Refusal> {
    const file_id = deriveId(command.context.command_id, 'association-logo');
    return this.mutex.runExclusive(file_id, () => this.set(file_id, command));
  }

  private async set(
    file_id: string,
    { place, upload, context }: SetAssociationLogo,
  ): Promise<CommandReceipt | Refusal> {
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, installationRecord, INSTALLATION, ofNoMarina(context));
    if (answered !== null) return answered;
    const content_type = await logoType(upload.bytes);
    if (isRefusal(content_type)) return content_type;
    // The file is stored first, so that no association refers to a missing logo.
    const blob = { id: file_id, person: INSTALLATION, marina: INSTALLATION, content_type, bytes: upload.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const { name, bytes } = upload;
    const logo = { file_id, name, content_type, size_bytes: bytes.length, at: this.clock.nowIso() };
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'SetLogo', place, logo }, state),
    );
  }
}

async function logoType(bytes: Uint8Array): Promise<(typeof LOGO_TYPES)[number] | Refusal> {
  const found = await detectAttachmentType(bytes);
  if (isRefusal(found)) return found;
  const allowed = LOGO_TYPES.find((type) => type === found);
  return allowed ?? refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE', { details: { allowed: LOGO_TYPES } });
}

@CommandHandler(RemoveAssociationLogo)
export class RemoveAssociationLogoHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ place, context }: RemoveAssociationLogo): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'RemoveLogo', place }, state),
    );
  }
}
