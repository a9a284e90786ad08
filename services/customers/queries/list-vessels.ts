import { ListVessels } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { vesselList } from '../projections/vessel-list.js';
import { BoaterDetails } from './boater-details.js';

@QueryHandler(ListVessels)
export class ListVesselsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
  ) {}

  async execute({ input }: ListVessels): Promise<BusAnswer<ListVessels>> {
    const { marina_id, except, page, page_size } = input;
    const search = folded(input.search);
    const left = new Set(except);
    const found: { id: string; name: string }[] = [];
    for await (const { _id: id, name } of this.projections.model(vesselList).each({ filter: { marina_id } })) {
      const text = folded(name ?? '');
      if (!left.has(id) && text.includes(search)) found.push({ id, name: text });
    }
    found.sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
    const shown = found.slice((page - 1) * page_size, page * page_size);
    const items = await this.details.vessels(
      marina_id,
      shown.map(({ id }) => id),
    );
    return { items, total: found.length };
  }
}
