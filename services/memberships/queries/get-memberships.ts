import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { customerErrors } from '../../../contracts/customers/errors.js';
import {
  FindBoaters,
  type FindBoatersAnswer,
  FindVessel,
  type FindVesselAnswer,
} from '../../../contracts/customers/queries.js';
import type { MembershipCard } from '../../../contracts/memberships/card.js';
import { ListMemberships, type ListMembershipsAnswer } from '../../../contracts/memberships/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** The cards of one boater, or of the boaters of one vessel as far as they are for that vessel. */
export class GetMemberships {
  constructor(
    readonly marinaId: string,
    readonly of: { readonly boater_id?: string | undefined; readonly vessel_id?: string | undefined },
  ) {}
}

@QueryHandler(GetMemberships)
export class GetMembershipsHandler implements IQueryHandler<GetMemberships> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marinaId, of }: GetMemberships): Promise<{ items: MembershipCard[]; total: number } | Refusal> {
    const boater_ids = of.boater_id === undefined ? await this.boatersOf(marinaId, of.vessel_id) : [of.boater_id];
    if (isRefusal(boater_ids)) return boater_ids;
    const ask = new FindBoaters({ marina_id: marinaId, boater_ids });
    const boaters = await this.queries.execute<FindBoaters, FindBoatersAnswer>(ask);
    if (boaters.length === 0) return refuse('not_found', customerErrors.boater_not_found);
    const who = boaters.map(({ id, relation_type }) => ({ boater_id: id, resident: relation_type === 'RESIDENT' }));
    const list = new ListMemberships({ marina_id: marinaId, boaters: who });
    const listed = await this.queries.execute<ListMemberships, ListMembershipsAnswer>(list);
    const theirs = listed.filter(({ card }) => of.vessel_id === undefined || card.vessel_id === of.vessel_id);
    const items = [...new Map(theirs.map(({ card }) => [card.card_id, card])).values()];
    return { items, total: items.length };
  }

  private async boatersOf(marina_id: string, vessel_id = ''): Promise<readonly string[] | Refusal> {
    const vessel = await this.queries.execute<FindVessel, FindVesselAnswer>(new FindVessel({ marina_id, vessel_id }));
    return vessel?.boater_ids ?? refuse('not_found', customerErrors.vessel_not_found);
  }
}
