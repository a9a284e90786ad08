import { configurationApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/installation.js';
import { INSTALLATION, installationRecord, ofNoMarina } from '../records/installation-record.js';

/** Publishes a legal text in one language. */
@Handles(configurationApi.publish)
export class PublishLegalText {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ input, context }: ReceivedCall<typeof configurationApi.publish>): Promise<CommandReceipt | Refusal> {
    const at = this.clock.nowIso();
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'PublishText', ...input, at }, state),
    );
  }
}
