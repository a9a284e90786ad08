import type { InstallationOffer, LegalTextForm } from '../../../contracts/marinas/configuration.js';
import type { LegalTextKind } from '../../../contracts/marinas/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/installation.js';
import { INSTALLATION, installationRecord, ofNoMarina } from '../records/installation-record.js';

/** Sets what the installation offers its marinas. */
export class SetInstallationOffer extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly offer: InstallationOffer,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Publishes a legal text in one language. */
export class PublishLegalText extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly kind: LegalTextKind; readonly language: Language; readonly text: LegalTextForm },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetInstallationOffer)
export class SetInstallationOfferHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ offer, context }: SetInstallationOffer): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'SetOffer', offer }, state),
    );
  }
}

@CommandHandler(PublishLegalText)
export class PublishLegalTextHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ input, context }: PublishLegalText): Promise<CommandReceipt | Refusal> {
    const at = this.clock.nowIso();
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'PublishText', ...input, at }, state),
    );
  }
}
