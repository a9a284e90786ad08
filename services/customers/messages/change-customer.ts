import { ChangeCustomer } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { changesFrom } from '../domain/contact.js';
import { changesOwnDetails } from '../domain/own-details.js';
import { BoaterRegister } from '../records/boater-register.js';

@CommandHandler(ChangeCustomer)
export class ChangeCustomerHandler {
  constructor(private readonly register: BoaterRegister) {}

  async execute({ input, context }: ChangeCustomer): Promise<CommandReceipt | Refusal> {
    const { boater_id, relation_type } = input;
    const changes = changesFrom(input.changes);
    const boater = await this.register.find(context.marina_id, boater_id);
    if (boater !== null && changesOwnDetails(boater, changes)) {
      return refuse('conflict', customerErrors.boater_is_guest);
    }
    const changed = { changes, ...(relation_type === undefined ? {} : { relation_type }) };
    return this.register.change(context.marina_id, boater_id, changed, context);
  }
}
