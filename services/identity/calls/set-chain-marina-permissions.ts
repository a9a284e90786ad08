import { chainApi } from '../../../contracts/identity/api.js';
import { SetMarinaPermissions } from '../../../contracts/marinas/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChainMarinas } from '../lookups/chain-marinas.js';

/** Switches features of one of the chain's marinas on or off. */
@Handles(chainApi.permissions)
export class SetChainMarinaPermissions {
  constructor(
    private readonly chains: ChainMarinas,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input: { edit_marina_id: marina_id, permissions },
    context,
    staff: { user_id: managerId },
  }: ReceivedCall<typeof chainApi.permissions>): Promise<CommandReceipt | Refusal> {
    const refusal = await this.chains.refusal(managerId, marina_id);
    if (refusal !== null) return refusal;
    return this.commands.execute(new SetMarinaPermissions(marina_id, permissions, context));
  }
}
