import { ListResidents } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asBoater, boaterList } from '../projections/boater-list.js';

@QueryHandler(ListResidents)
export class ListResidentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ListResidents): Promise<BusAnswer<ListResidents>> {
    const residents: BusAnswer<ListResidents>[number][] = [];
    const filter = { marina_id, relation_type: 'RESIDENT' };
    for await (const found of this.projections.model(boaterList).each({ filter, sort: [['full_name', 1]] })) {
      const document = asBoater(found);
      const contact = document?.state.contact ?? null;
      if (document === undefined || contact === null) continue;
      const [vessel] = document.vessels;
      residents.push({
        boater_id: document.boater_id,
        record_ids: document.record_ids,
        first_name: contact.first_name,
        last_name: contact.last_name,
        email: contact.email,
        language: contact.language,
        registered: document.member_types.includes('signed'),
        vessel: vessel === undefined ? null : { id: vessel.id, name: vessel.name },
      });
    }
    return residents;
  }
}
