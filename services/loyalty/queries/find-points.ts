import {
  FindHoldingAccounts,
  FindLoyaltyMembers,
  FindUsablePoints,
  type LoyaltyMember,
  type UsablePoints,
} from '../../../contracts/loyalty/queries.js';
import { loyaltyStatus, whyUnusable } from '../../../contracts/loyalty/rules/usable-points.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ReadModelBehindError } from '../../platform/read-models/read-model-store.js';
import { balanceOn, sumOf } from '../domain/lots.js';
import { StaysOfMembers } from '../lookups/stays-of-members.js';
import { memberList } from '../projections/member-list.js';
import { Accounts } from '../records/accounts.js';

/** How long to wait for the list of members, which normally lags only by moments. */
const LONGEST_WAIT_MS = 2_000;

@QueryHandler(FindUsablePoints)
export class FindUsablePointsHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly stays: StaysOfMembers,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, boater_id, reservation_id } }: FindUsablePoints): Promise<UsablePoints | null> {
    const account_id = await this.accounts.idOfBoater({ marina_id, boater_id });
    if (account_id === null) return null;
    const { state } = await this.accounts.load(account_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const { joined_on, lots } = state;
    if (joined_on === null || marina === null) return null;
    const today = this.clock.today('UTC');
    const { currency } = marina.marina_settings;
    const nights_stayed = await this.stays.nights(state);
    return {
      account_id,
      balance: balanceOn(lots, today),
      held: sumOf(state.held[reservation_id ?? ''] ?? []),
      reason: whyUnusable({ joined_on, today, nights_stayed, currency }),
    };
  }
}

@QueryHandler(FindHoldingAccounts)
export class FindHoldingAccountsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { reservation_id, position } }: FindHoldingAccounts): Promise<readonly string[]> {
    if (!(await this.projections.serves(memberList, position, LONGEST_WAIT_MS))) {
      throw new ReadModelBehindError('the list of members', position);
    }
    const filter = { reservation_ids: reservation_id };
    return (await this.projections.model(memberList).find({ filter })).map(({ _id }) => _id);
  }
}

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
