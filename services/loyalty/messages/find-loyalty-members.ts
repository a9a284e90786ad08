import { FindLoyaltyMembers, type LoyaltyMember } from '../../../contracts/loyalty/queries.js';
import { loyaltyStatus } from '../../../contracts/loyalty/rules/usable-points.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { balanceOn } from '../domain/lots.js';
import { memberList } from '../projections/member-list.js';

/** Reads the list of members, because lists of boaters need it for whole pages. */
@QueryHandler(FindLoyaltyMembers)
export class FindLoyaltyMembersHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ boater_ids }: FindLoyaltyMembers): Promise<ReadonlyMap<string, LoyaltyMember>> {
    if (boater_ids.length === 0) return new Map();
    const today = this.clock.today('UTC');
    const asked = new Set(boater_ids);
    const found = await this.projections.model(memberList).find({ filter: { boater_ids: { $in: [...asked] } } });
    return new Map(
      found.flatMap(({ _id: account_id, boater_ids: own, state: { joined_on, lots } }) => {
        if (joined_on === null) return [];
        const status = loyaltyStatus(joined_on, today);
        const member = { account_id, joined_at: joined_on, status, balance: balanceOn(lots, today) };
        return own.filter((id) => asked.has(id)).map((id) => [id, member] as const);
      }),
    );
  }
}
