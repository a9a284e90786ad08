import type * as z from 'zod';
import { vesselApi } from '../../../contracts/customers/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { vesselList } from '../projections/vessel-list.js';

type Answer = z.output<(typeof vesselApi)['hullQuestions']['answer']>;

/** Boats on record whose hull contradicts their type, for the desk to settle. */
@Handles(vesselApi.hullQuestions)
export class ListHullQuestions {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({
    input: { page, page_size },
    marina_id,
  }: ReceivedCall<typeof vesselApi.hullQuestions>): Promise<Answer> {
    const model = this.projections.model(vesselList);
    const filter = { asks_hull: true, marina_id };
    const [found, total] = await Promise.all([
      model.find({ filter, sort: [['_id', 1]], skip: (page - 1) * page_size, limit: page_size }),
      model.count(filter),
    ]);
    const items = found.map(({ _id, name, primary_boater_id }) => ({ vessel_id: _id, name, primary_boater_id }));
    return { items, total };
  }
}
