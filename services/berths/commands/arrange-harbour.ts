import { berthErrors } from '../../../contracts/berths/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type ArrangeHarbour as Arranged } from '../domain/harbour-map.js';
import { harbourMapRecord } from '../records/harbour-map-record.js';
import { pierRecord } from '../records/inventory-records.js';

/** Places piers on the map of the harbour, and draws its surroundings. */
export class ArrangeHarbour extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Arranged,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ArrangeHarbour)
export class ArrangeHarbourHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input, context }: ArrangeHarbour): Promise<CommandReceipt | Refusal> {
    const marinaId = context.marina_id;
    for (const id of new Set(input.placed.map(({ pier_id }) => pier_id))) {
      if (await this.isStanding(id, marinaId)) continue;
      return refuse('not_found', berthErrors.pier_not_found, { details: { id } });
    }
    return this.streams.execute(harbourMapRecord, marinaId, context, (state) => decide(input, state));
  }

  private async isStanding(pierId: string, marinaId: string): Promise<boolean> {
    if ((await this.streams.marinaOf(pierRecord.streamOf(pierId))) !== marinaId) return false;
    return (await this.streams.load(pierRecord, pierId)).state.status === 'there';
  }
}
