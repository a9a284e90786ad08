import { EnsureBoater, type EnsureBoaterInput } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isNamedOtherwise } from '../../../contracts/customers/rules/same-name.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { additionsFrom, additionsTo, contactOf } from '../domain/contact.js';
import { mayName, mayWriteAlong } from '../domain/record-access.js';
import { marinaOf } from '../lookups/marina-of.js';
import { BoaterRegister } from '../records/boater-register.js';

/** How many times to retry when a mail address changes hands during the lookup. */
const TRIES = 3;

@CommandHandler(EnsureBoater)
export class EnsureBoaterHandler {
  constructor(private readonly register: BoaterRegister) {}

  async execute({ input, context }: EnsureBoater): Promise<BusAnswer<EnsureBoater>> {
    const marina = marinaOf(context);
    if (isRefusal(marina)) return marina;
    if (input.boater_id !== undefined) {
      const person = mayName(context.actor, input.boater_id)
        ? await this.register.person(marina, input.boater_id)
        : null;
      return person === null
        ? refuse('not_found', customerErrors.boater_not_found)
        : this.use(marina, person.id, input, context);
    }
    const own = deriveId(context.command_id, 'boater');
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.byEmail(marina, own, input, context);
      const lostRace = isRefusal(answer) && answer.code === customerErrors.email_in_use;
      if (!lostRace || attempt >= TRIES) return answer;
    }
  }

  private async byEmail(
    marina: string,
    own: string,
    input: EnsureBoaterInput,
    context: CommandContext,
  ): Promise<BusAnswer<EnsureBoater>> {
    const { email } = input.contact;
    const known = await this.register.idByEmail(marina, email);
    if (known === null) return this.add(marina, own, own, input, context);
    const boater = await this.register.find(marina, known);
    if (boater?.contact === null) {
      // The boater was erased while still holding the address: free it for the new one.
      await this.register.release(marina, email, known, context);
      return this.add(marina, own, own, input, context);
    }
    if (boater === null) return this.add(marina, known, own, input, context);
    if (known === own) return { boater_id: own, created: true };
    if (!(await this.register.goesBy(marina, known, email))) {
      const added = await this.add(marina, own, own, input, context);
      // EMAIL_IN_USE: the other boater still holds the claim and may be about to record the address.
      if (!isRefusal(added) || added.code !== customerErrors.email_in_use) return added;
    }
    if (input.must_be_new === true) return refuse('conflict', customerErrors.boater_exists);
    return this.use(marina, known, input, context);
  }

  private async add(
    marina: string,
    id: string,
    own: string,
    input: EnsureBoaterInput,
    context: CommandContext,
  ): Promise<BusAnswer<EnsureBoater>> {
    const registered_by = context.actor.kind === 'boater' ? ('BOATER' as const) : ('MARINA' as const);
    const relation_type = input.relation_type ?? 'VISITOR';
    const boater = { id, relation_type, registered_by, contact: contactOf(input.contact) };
    const answer = await this.register.register(marina, boater, context);
    return isRefusal(answer) ? answer : { boater_id: id, created: id === own };
  }

  /** Uses an existing record, updated where staff entered other values. */
  private async use(
    marina: string,
    boaterId: string,
    input: EnsureBoaterInput,
    context: CommandContext,
  ): Promise<BusAnswer<EnsureBoater>> {
    const refusal = await this.write(marina, boaterId, input, context);
    return refusal ?? { boater_id: boaterId, created: false };
  }

  private async write(
    marina: string,
    boaterId: string,
    input: EnsureBoaterInput,
    context: CommandContext,
  ): Promise<Refusal | null> {
    const boater = await this.register.find(marina, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (boater.contact === null) return refuse('conflict', customerErrors.boater_erased);
    const byEmail = input.boater_id === undefined;
    if (byEmail && context.actor.kind !== 'boater' && input.confirmed !== true) {
      const differs = isNamedOtherwise(boater.contact, input.contact);
      if (differs) return refuse('conflict', customerErrors.name_differs, { details: { boater_id: boaterId } });
    }
    const becomes = input.relation_type === 'RESIDENT' ? ('RESIDENT' as const) : boater.relation_type;
    if (!mayWriteAlong(context.actor, becomes, input.may_change_residents === true)) return null;
    const changes = byEmail ? additionsTo(boater.contact, input.contact) : additionsFrom(input.contact);
    const changed = { changes, relation_type: becomes };
    const answer = await this.register.change(marina, boaterId, changed, context);
    return isRefusal(answer) ? answer : null;
  }
}
