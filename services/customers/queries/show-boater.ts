import type { BoaterPage } from '../../../contracts/customers/boater.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';
import { BoaterDetails } from './boater-details.js';

/** A boater of the marina for the page of the boater, unmasked; null: not in this marina's register. */
export class ShowBoater extends Query<BoaterPage | null> {
  constructor(
    readonly marinaId: string,
    readonly boaterId: string,
  ) {
    super();
  }
}

@QueryHandler(ShowBoater)
export class ShowBoaterHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marinaId, boaterId }: ShowBoater): Promise<BoaterPage | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const revision = await this.register.revisionOf(boaterId);
    const detail = await this.details.of(marinaId, boaterId);
    if (detail === null || revision === null) return null;
    return { ...detail, revision, home_marina: await this.homeOf(marinaId, detail) };
  }

  private async homeOf(marinaId: string, { boater, vessels }: Pick<BoaterPage, 'boater' | 'vessels'>) {
    if (boater.relation_type === 'RESIDENT') {
      const marina = await this.queries.execute(new FindMarina(marinaId));
      return marina === null ? null : { name: marina.name, verified: true };
    }
    const name = vessels.find(({ home_marina_name }) => home_marina_name !== null)?.home_marina_name ?? null;
    return name === null ? null : { name, verified: false };
  }
}
