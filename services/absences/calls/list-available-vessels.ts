import type { AvailableVessel } from '../../../contracts/absences/absence.js';
import { absenceApi } from '../../../contracts/absences/api.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type BerthHolderDocument, berthHolders } from '../projections/berth-holders.js';

/** Vessels that hold a berth now or in the future, by name: an absence can be reported for each. */
@Handles(absenceApi.availableVessels)
export class ListAvailableVessels {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    marina_id,
  }: ReceivedCall<typeof absenceApi.availableVessels>): Promise<{ items: AvailableVessel[]; total: number } | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const holders = await this.holders(marina_id, this.clock.today(marina.time_zone));
    const query = new FindBoaters({ marina_id, boater_ids: holders.map((holder) => holder.boater_id) });
    const found = await this.queries.execute(query);
    const boaters = new Map(found.map((boater) => [boater.id, boater]));
    const shown = await Promise.all(
      holders.map((holder) => this.vesselOf(marina_id, holder, boaters.get(holder.boater_id))),
    );
    const items = shown.filter((vessel) => vessel !== null).sort(byName);
    return { items, total: items.length };
  }

  /** One entry per vessel, although it may hold several berths in turn. */
  private async holders(marina_id: string, today: string): Promise<Document<BerthHolderDocument>[]> {
    const filter = { marina_id, $or: [{ end_date: null }, { end_date: { $gt: today } }] };
    const holders = new Map<string, Document<BerthHolderDocument>>();
    for await (const holder of this.projections.model(berthHolders).each({ filter })) {
      holders.set(holder.vessel_id, holder);
    }
    return [...holders.values()];
  }

  private async vesselOf(
    marina_id: string,
    { vessel_id, boater_id }: BerthHolderDocument,
    boater: BoaterRecord | undefined,
  ): Promise<AvailableVessel | null> {
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return null;
    const { name: vessel_name, length, beam, draft, type } = vessel;
    const { first_name = null, last_name = null } = boater ?? {};
    return { vessel_id, vessel_name, length, beam, draft, type, boater: { id: boater_id, first_name, last_name } };
  }
}

function byName(one: AvailableVessel, other: AvailableVessel): number {
  return folded(one.vessel_name ?? '').localeCompare(folded(other.vessel_name ?? ''));
}
