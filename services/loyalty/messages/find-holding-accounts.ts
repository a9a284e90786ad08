import { FindHoldingAccounts } from '../../../contracts/loyalty/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ReadModelBehindError } from '../../platform/read-models/read-model-store.js';
import { memberList } from '../projections/member-list.js';

/** How long to wait for the list of members, which normally lags only by moments. */
const LONGEST_WAIT_MS = 2_000;

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
