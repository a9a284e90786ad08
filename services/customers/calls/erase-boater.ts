import { erasingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Erasure } from '../../platform/erasing/erasure.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { addressesOf, BoaterRegister } from '../records/boater-register.js';

@Handles(erasingApi.erase)
export class EraseBoater {
  constructor(
    private readonly register: BoaterRegister,
    private readonly erasure: Erasure,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { boater_id, password },
    marinaContext: sent,
    staff: { user_id },
  }: ReceivedCall<typeof erasingApi.erase>): Promise<CommandReceipt | Refusal> {
    const marina = sent.marina_id;
    const person = await this.register.person(marina, boater_id);
    if (person === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!(await this.queries.execute(new PasswordMatches({ user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const context = { ...sent, command_hash: deriveId('erase boater', boater_id).slice(0, 16) };
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
