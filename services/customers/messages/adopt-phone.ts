import { AdoptPhone } from '../../../contracts/customers/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';

@CommandHandler(AdoptPhone)
export class AdoptPhoneHandler {
  constructor(private readonly register: BoaterRegister) {}

  execute({ input: { boater_id, phone }, context }: AdoptPhone): Promise<CommandReceipt | Refusal> {
    return this.register.change(context.marina_id, boater_id, { changes: { phone } }, context);
  }
}
