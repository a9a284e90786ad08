import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { BoaterRegister } from '../records/boater-register.js';

/** Staff give the boater who has one mail address another one. */
export class ChangeEmail extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly boaterEmail: string,
    readonly newEmail: string,
    readonly who: Principal,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler {
  constructor(private readonly register: BoaterRegister) {}

  async execute({ marinaId, boaterEmail, newEmail, who, context }: ChangeEmail): Promise<CommandReceipt | Refusal> {
    const notFound = refuse('not_found', customerErrors.boater_not_found);
    // A command that is sent again finds the boater under the new address.
    const id =
      (await this.register.idByEmail(marinaId, boaterEmail)) ?? (await this.register.idByEmail(marinaId, newEmail));
    const boater = id === null ? null : await this.register.find(marinaId, id);
    if (id === null || boater === null) return notFound;
    if (!mayWriteCustomer(who, boater.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    if (boater.registered_by === 'BOATER') return refuse('conflict', customerErrors.boater_is_guest);
    return this.register.change(marinaId, id, { changes: { email: newEmail } }, context);
  }
}
