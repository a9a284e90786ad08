import { Injectable } from '@nestjs/common';
import type { PersonDocument } from '../../../contracts/customers/document.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { documentList } from '../projections/document-list.js';
import { vesselList } from '../projections/vessel-list.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

/** More documents of one person or boat are not shown. */
const MOST = 200;

interface About {
  readonly marina_id: string;
  readonly boater_id?: string | undefined;
  readonly vessel_id?: string | undefined;
}

/** The documents of a boat, or of a boater and the boater's boats, newest first. */
@Injectable()
export class DocumentLists {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async of(about: About): Promise<{ items: PersonDocument[]; total: number } | Refusal> {
    const { marina_id } = about;
    const filter = await this.filterOf(about);
    if (isRefusal(filter)) return filter;
    const found = await this.projections
      .model(documentList)
      .find({ filter: { marina_id, ...filter }, sort: [['added_at', -1]], limit: MOST });
    const vessel_ids = [...new Set(found.map(({ vessel_id }) => vessel_id).filter((id) => id !== null))];
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    const items = found.flatMap(({ _id, name, document_type, added_at, ...facts }): PersonDocument[] => {
      if (name === null) return [];
      const { boater_id, vessel_id, content_type, size_bytes, expires_on, reminded } = facts;
      const vessel_name = vessel_id === null ? null : (names.get(vessel_id) ?? null);
      const file = { name, content_type, size_bytes, expires_on, reminded, created_at: added_at };
      return [{ id: _id, attachment_type: document_type, boater_id, vessel_id, vessel_name, ...file }];
    });
    return { items, total: items.length };
  }

  private async filterOf({ marina_id, boater_id, vessel_id }: About): Promise<Filter | Refusal> {
    if (vessel_id !== undefined) {
      const vessel = await this.vessels.find(marina_id, vessel_id);
      return vessel === null ? refuse('not_found', customerErrors.vessel_not_found) : { vessel_id };
    }
    const ids = await this.boaters.idsOf(marina_id, boater_id ?? '');
    if (ids.length === 0) return refuse('not_found', customerErrors.boater_not_found);
    const theirs = { $in: [...ids] };
    const boats = await this.projections.model(vesselList).find({ filter: { boater_ids: theirs }, limit: MOST });
    const ofBoats = boats.map(({ _id }) => _id);
    return { $or: [{ boater_id: theirs, vessel_id: null }, { vessel_id: { $in: ofBoats } }] };
  }
}
