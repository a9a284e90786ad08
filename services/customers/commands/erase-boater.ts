import { customerErrors } from '../../../contracts/customers/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { BoaterRegister } from '../records/boater-register.js';

export class EraseBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly boaterId: string,
    /** The user who erases, with the password that they repeat. */
    readonly by: { readonly user_id: string; readonly password: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(EraseBoater)
export class EraseBoaterHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly erasure: Erasure,
    private readonly queries: QueryBus,
  ) {}

  async execute({ boaterId, by, context: sent }: EraseBoater): Promise<CommandReceipt | Refusal> {
    const marina = sent.marina_id;
    const boater = await this.register.find(marina, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!(await this.queries.execute(new PasswordMatches(by)))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const context = { ...sent, command_hash: deriveId('erase boater', boaterId).slice(0, 16) };
    // Release the address first, while it is still readable: the same person may register again.
    if (boater.contact !== null) await this.register.release(marina, boater.contact.email, boaterId, context);
    return this.erasure.erase(boaterId, context);
  }
}
