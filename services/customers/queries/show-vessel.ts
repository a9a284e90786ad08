import type * as z from 'zod';
import type { vesselApi } from '../../../contracts/customers/api.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { vesselContactOf } from '../domain/vessel-contact.js';
import { CurrentDocuments } from './current-documents.js';
import { HomeMarinas } from './home-marinas.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

type Answer = z.output<(typeof vesselApi)['get']['answer']>;

/** A vessel of the marina with its contacts; null: not in this marina's register. */
export class ShowVessel extends Query<Answer | null> {
  constructor(
    readonly marinaId: string,
    readonly vesselId: string,
    readonly hides: boolean,
  ) {
    super();
  }
}

@QueryHandler(ShowVessel)
export class ShowVesselHandler {
  constructor(
    private readonly vessels: VesselRegister,
    private readonly boaters: BoaterRegister,
    private readonly queries: QueryBus,
    private readonly homes: HomeMarinas,
    private readonly documents: CurrentDocuments,
  ) {}

  async execute({ marinaId: marina_id, vesselId: vessel_id, hides }: ShowVessel): Promise<Answer | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const revision = await this.vessels.revisionOf(vessel_id);
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null || revision === null) return null;
    const boaters = await this.contacts(marina_id, vessel.boater_ids);
    const primary = boaters.find(({ id }) => id === vessel.primary_boater_id);
    const home_marina = await this.homes.of(
      marina_id,
      primary ?? { id: vessel.primary_boater_id, relation_type: 'VISITOR' },
      vessel.home_marina_name,
    );
    const documents = await this.documents.ofVessel(vessel_id);
    return {
      vessel,
      revision,
      home_marina,
      home_marina_verified: home_marina.verify_status === 'approved',
      licence: documents.get('VESSEL_LICENSE') ?? null,
      insurance: documents.get('VESSEL_INSURANCE') ?? null,
      photo: documents.get('VESSEL_PHOTO') ?? null,
      boaters: boaters.map((boater) => ({
        ...vesselContactOf(boater, hides),
        is_primary: boater.id === vessel.primary_boater_id,
      })),
    };
  }

  /** Each person once, although the vessel's contacts have the ids of merged records too. */
  private async contacts(marina_id: string, ids: readonly string[]) {
    const people = await Promise.all(ids.map(async (id) => (await this.boaters.person(marina_id, id))?.id ?? id));
    return this.queries.execute(new FindBoaters({ marina_id, boater_ids: people }));
  }
}
