import { chainApi } from '../../../contracts/identity/api.js';
import type { MarinaUser } from '../../../contracts/identity/user.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChainMarinas } from '../lookups/chain-marinas.js';
import { listed } from '../lookups/listed-user.js';
import { userList } from '../projections/user-list.js';

/** The users that the chain sent or invited to one of its marinas. */
@Handles(chainApi.users)
export class ListChainUsers {
  constructor(
    private readonly chains: ChainMarinas,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({
    input,
    staff: { user_id },
  }: ReceivedCall<typeof chainApi.users>): Promise<{ items: MarinaUser[]; total: number } | Refusal> {
    const { marina_id, page, page_size } = input;
    const refusal = await this.chains.refusal(user_id, marina_id);
    if (refusal !== null) return refusal;
    const filter = { sent_to: marina_id };
    const model = this.projections.model(userList);
    const skip = (page - 1) * page_size;
    const [found, total] = await Promise.all([
      model.find({ filter, sort: [['sort_name', 1]], skip, limit: page_size }),
      model.count(filter),
    ]);
    return { items: found.map((document) => listed(document, marina_id)), total };
  }
}
