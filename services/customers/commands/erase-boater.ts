import { customerErrors } from '../../../contracts/customers/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { BoaterRegister } from '../records/boater-register.js';
import { marinaOf } from '../lookups/marina-of.js';

export class EraseBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly boaterId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EraseBoater)
export class EraseBoaterHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly erasure: Erasure,
  ) {}

  async execute({ boaterId, context }: EraseBoater): Promise<CommandReceipt | Refusal> {
    const marina = marinaOf(context);
    if (isRefusal(marina)) return marina;
    const boater = await this.register.find(marina, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    // Release the address first, while it is still readable: the same person may register again.
    if (boater.contact !== null) await this.register.release(marina, boater.contact.email, boaterId, context);
    return this.erasure.erase(boaterId, context);
  }
}
