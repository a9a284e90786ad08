import { harbourMapApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/harbour-map.js';
import { harbourMapRecord } from '../records/harbour-map-record.js';
import { pierRecord } from '../records/inventory-records.js';

/** Places piers on the map of the harbour, and draws its surroundings. */
@Handles(harbourMapApi.arrangeHarbour)
export class ArrangeHarbour {
  constructor(private readonly streams: StreamRepository) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof harbourMapApi.arrangeHarbour>): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    for (const id of new Set(input.placed.map(({ pier_id }) => pier_id))) {
      if (await this.isStanding(id, marina_id)) continue;
      return refuse('not_found', berthErrors.pier_not_found, { details: { id } });
    }
    return this.streams.execute(harbourMapRecord, marina_id, context, (state) => decide(input, state));
  }

  private async isStanding(pierId: string, marina_id: string): Promise<boolean> {
    if ((await this.streams.marinaOf(pierRecord.streamOf(pierId))) !== marina_id) return false;
    return (await this.streams.load(pierRecord, pierId)).state.status === 'there';
  }
}
