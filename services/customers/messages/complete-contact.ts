import { CompleteContact } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';

@CommandHandler(CompleteContact)
export class CompleteContactHandler {
  constructor(private readonly register: BoaterRegister) {}

  async execute({ input: { boater_id, contact }, context }: CompleteContact): Promise<CommandReceipt | Refusal> {
    const known = await this.register.find(context.marina_id, boater_id);
    if (known === null) return refuse('not_found', customerErrors.boater_not_found);
    const { email = '', phone = null } = known.contact ?? {};
    const changes = {
      ...(email === '' && contact.email !== undefined ? { email: contact.email } : {}),
      ...(phone === null && contact.phone !== undefined ? { phone: contact.phone } : {}),
    };
    return this.register.change(context.marina_id, boater_id, { changes }, context);
  }
}
