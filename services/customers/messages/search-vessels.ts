import { SearchVessels } from '../../../contracts/customers/queries.js';
import { FindCardHolder } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { vesselList } from '../projections/vessel-list.js';

@QueryHandler(SearchVessels)
export class SearchVesselsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, search, limit } }: SearchVessels): Promise<BusAnswer<SearchVessels>> {
    const owners = new Set(await this.owners(marina_id, search, limit));
    const wanted = folded(search);
    const found: { id: string; name: string }[] = [];
    for await (const { _id: id, name, boater_ids } of this.projections
      .model(vesselList)
      .each({ filter: { marina_id } })) {
      const text = folded(name ?? '');
      const theirs = boater_ids.some((boater) => owners.has(boater));
      if (theirs || (wanted !== '' && text.includes(wanted))) found.push({ id, name: text });
    }
    const best = ({ name }: { name: string }): number => (name.startsWith(wanted) ? 0 : 1);
    found.sort(
      (one, other) => best(one) - best(other) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id),
    );
    const ids = found.slice(0, limit).map(({ id }) => id);
    return this.details.vessels(marina_id, ids);
  }

  private async owners(marina_id: string, search: string, limit: number): Promise<string[]> {
    const card_number = search.replace(/\s/g, '').toUpperCase();
    const holder = await this.queries.execute(new FindCardHolder({ marina_id, card_number }));
    const filter = boaterFilter({ marina_id, today: this.clock.today('UTC'), hide_contacts: true, search });
    const boaters = await this.projections.model(boaterList).find({ filter, limit });
    return [
      ...(holder?.boater_id === undefined ? [] : [holder.boater_id]),
      ...boaters.flatMap((document) => asBoater(document)?.record_ids ?? []),
    ];
  }
}
