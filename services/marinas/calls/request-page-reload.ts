import { configurationApi } from '../../../contracts/marinas/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/page-reloads.js';
import { INSTALLATION, ofNoMarina } from '../records/installation-record.js';
import { marinaRecord } from '../records/marina-record.js';
import { pageReloadRecord } from '../records/page-reload-record.js';

/** Reloads the open consoles of a marina, or of all marinas (null). */
@Handles(configurationApi.reloadPages)
export class RequestPageReload {
  constructor(private readonly streams: StreamRepository) {}

  async execute({
    input: { marina_id },
    context,
  }: ReceivedCall<typeof configurationApi.reloadPages>): Promise<CommandReceipt | Refusal> {
    if (marina_id !== null) {
      const { state } = await this.streams.load(marinaRecord, marina_id);
      if (!state.exists) return refuse('not_found', 'MARINA_NOT_FOUND');
    }
    return this.streams.execute(pageReloadRecord, INSTALLATION, ofNoMarina(context), () =>
      decide({ type: 'RequestReload', marina_id }),
    );
  }
}
