import { ListVessels } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { vesselList } from '../projections/vessel-list.js';

/** A longer name finds the others. */
const MOST_PEOPLE = 200;

@QueryHandler(ListVessels)
export class ListVesselsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: ListVessels): Promise<BusAnswer<ListVessels>> {
    const { marina_id, except, page, page_size } = input;
    const search = folded(input.search);
    const left = new Set(except);
    const people = search === '' ? new Set<string>() : await this.peopleNamed(marina_id, input.search);
    const found: { id: string; name: string }[] = [];
    const all = this.projections.model(vesselList).each({ filter: { marina_id } });
    for await (const { _id: id, name, boater_ids } of all) {
      const text = folded(name ?? '');
      const wanted = text.includes(search) || boater_ids.some((boater) => people.has(boater));
      if (!left.has(id) && wanted) found.push({ id, name: text });
    }
    found.sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
    const shown = found.slice((page - 1) * page_size, page * page_size);
    const items = await this.details.vessels(
      marina_id,
      shown.map(({ id }) => id),
    );
    return { items, total: found.length };
  }

  /** The records of the first people whose names match. */
  private async peopleNamed(marina_id: string, search: string): Promise<ReadonlySet<string>> {
    const filter = boaterFilter({ marina_id, today: this.clock.today('UTC'), hide_contacts: true, search });
    const boaters = await this.projections.model(boaterList).find({ filter, limit: MOST_PEOPLE });
    return new Set(boaters.flatMap((document) => asBoater(document)?.record_ids ?? []));
  }
}
