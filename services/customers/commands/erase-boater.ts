import { customerErrors } from '../../../contracts/customers/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { addressesOf, BoaterRegister } from '../records/boater-register.js';

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
    const person = await this.register.person(marina, boaterId);
    if (person === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!(await this.queries.execute(new PasswordMatches(by)))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const context = { ...sent, command_hash: deriveId('erase boater', boaterId).slice(0, 16) };
    const [, ...merged] = await this.register.idsOf(marina, person.id);
    for (const id of merged) {
      const erased = await this.eraseRecord(id, partOf(context, id));
      if (isRefusal(erased)) return erased;
    }
    return this.eraseRecord(person.id, context);
  }

  private async eraseRecord(boaterId: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const boater = await this.register.record(marina_id, boaterId);
    // Release the addresses first, while they are still readable: the same person may register again.
    for (const email of boater === null ? [] : addressesOf(boater)) {
      await this.register.release(marina_id, email, boaterId, context);
    }
    return this.erasure.erase(boaterId, context);
  }
}
