import { FindHolderLink } from '../../../contracts/absences/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { opens } from '../domain/absence-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';

@QueryHandler(FindHolderLink)
export class FindHolderLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: FindHolderLink): Promise<BusAnswer<FindHolderLink>> {
    const { state } = await this.streams.load(absenceLinkRecord, input.vessel_id);
    const { issued } = state;
    if (issued?.boater_id !== input.boater_id) return null;
    return opens(state, issued.serial, this.clock.nowIso()) ? { serial: issued.serial } : null;
  }
}
