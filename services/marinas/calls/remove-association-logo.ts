import { configurationApi } from '../../../contracts/marinas/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/installation.js';
import { INSTALLATION, installationRecord, ofNoMarina } from '../records/installation-record.js';

@Handles(configurationApi.removeLogo)
export class RemoveAssociationLogo {
  constructor(private readonly streams: StreamRepository) {}

  execute({
    input: place,
    context,
  }: ReceivedCall<typeof configurationApi.removeLogo>): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(installationRecord, INSTALLATION, ofNoMarina(context), (state) =>
      decide({ type: 'RemoveLogo', place }, state),
    );
  }
}
