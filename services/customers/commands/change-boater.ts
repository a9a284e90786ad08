import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import type { ContactPatch } from '../../../contracts/customers/contact.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { changesFrom } from '../domain/contact.js';
import { BoaterRegister } from '../records/boater-register.js';

export class ChangeBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly boaterId: string,
    readonly patch: ContactPatch,
    readonly relation_type: CustomerType | undefined,
    readonly who: Principal,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeBoater)
export class ChangeBoaterHandler {
  constructor(private readonly register: BoaterRegister) {}

  async execute(command: ChangeBoater): Promise<CommandReceipt | Refusal> {
    const { marinaId, boaterId, patch, relation_type, who, context } = command;
    const boater = await this.register.find(marinaId, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    const changes = changesFrom(patch);
    if (boater.registered_by === 'BOATER' && Object.keys(changes).length > 0) {
      return refuse('conflict', customerErrors.boater_is_guest);
    }
    // Changing a boater to a resident needs the permission to create one.
    const becomes = relation_type ?? boater.relation_type;
    const what = becomes === boater.relation_type ? 'change' : 'create';
    if (!mayWriteCustomer(who, boater.relation_type, 'change') || !mayWriteCustomer(who, becomes, what)) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.register.change(marinaId, boaterId, { changes, relation_type: becomes }, context);
  }
}
