import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/page-reloads.js';
import { INSTALLATION, ofNoMarina } from '../records/installation-record.js';
import { marinaRecord } from '../records/marina-record.js';
import { pageReloadRecord } from '../records/page-reload-record.js';

/** Reloads the open consoles of a marina, or of all marinas (null). */
export class RequestPageReload extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestPageReload)
export class RequestPageReloadHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId, context }: RequestPageReload): Promise<CommandReceipt | Refusal> {
    if (marinaId !== null) {
      const { state } = await this.streams.load(marinaRecord, marinaId);
      if (!state.exists) return refuse('not_found', 'MARINA_NOT_FOUND');
    }
    return this.streams.execute(pageReloadRecord, INSTALLATION, ofNoMarina(context), () =>
      decide({ type: 'RequestReload', marina_id: marinaId }),
    );
  }
}
