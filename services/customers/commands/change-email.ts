import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { isContactShown } from '../domain/boater-view.js';
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
  constructor(
    private readonly register: BoaterRegister,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marinaId, boaterEmail, newEmail, who, context }: ChangeEmail): Promise<CommandReceipt | Refusal> {
    const notFound = refuse('not_found', customerErrors.boater_not_found);
    // A command that is sent again finds the boater under the new address.
    const id =
      (await this.register.idByEmail(marinaId, boaterEmail)) ?? (await this.register.idByEmail(marinaId, newEmail));
    const boater = id === null ? null : await this.register.find(marinaId, id);
    if (id === null || boater === null) return notFound;
    if (!mayWriteCustomer(who, boater.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    // Otherwise users could guess an address that the marina hides.
    if (!(await this.seesAddress(marinaId, boater))) return notFound;
    return this.register.change(marinaId, id, { changes: { email: newEmail } }, context);
  }

  private async seesAddress(marinaId: string, boater: Parameters<typeof isContactShown>[0]): Promise<boolean> {
    if (isContactShown(boater)) return true;
    const marina = await this.queries.execute(new FindMarina(marinaId));
    return marina?.marina_settings.permissions.hide_contact_details !== true;
  }
}
