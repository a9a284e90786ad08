import { berthApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { nameOf } from '../domain/berth-plan-state.js';
import { decide } from '../domain/pier.js';
import { namedStays } from '../domain/plan-refusals.js';
import { boatsAhead } from '../domain/stranded-stays.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthPlans } from '../records/berth-plans.js';
import { pierRecord } from '../records/inventory-records.js';
import { pierNames } from '../records/names.js';

/** The user who deletes a pier, with the password that they repeat for a pier that had berths. */
interface Deleter {
  readonly user_id: string;
  readonly password: string | undefined;
}

@Handles(berthApi.deletePier)
export class DeletePier {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly batches: BerthBatches,
    private readonly queries: QueryBus,
  ) {}

  execute({
    input: { pier_id, password },
    staff: { user_id },
    marinaContext: sent,
  }: ReceivedCall<typeof berthApi.deletePier>): Promise<CommandReceipt | Refusal> {
    // The log keeps a short hash of a command's input, by which a password could be guessed fast. This one has none.
    const context = { ...sent, command_hash: deriveId('delete pier', pier_id).slice(0, 16) };
    return this.batches.exclusively(context, () => this.delete(pier_id, { user_id, password }, context));
  }

  private async delete(pierId: string, by: Deleter, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const facts = await this.plans.today(marina_id);
    const owner = `pier-${pierId}`;
    if (facts === null || (await this.streams.marinaOf(owner)) !== marina_id) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pierId } });
    }
    const answered = await answeredBefore(this.streams, pierRecord, pierId, context);
    if (answered !== null) return answered;
    const plan = await this.plans.state(marina_id);
    const ever = [...plan.berths.values()].filter((berth) => berth.facts.pier_id === pierId);
    const there = ever.filter((berth) => !berth.left);
    const refusal = there.length === 0 && ever.length > 0 ? await this.passwordRefusal(by) : null;
    if (refusal !== null) return refusal;
    const { visits, residencies } = boatsAhead(there, dayNumber(facts.today));
    const inOrder = there.toSorted((one, other) => one.facts.number - other.facts.number);
    const berths = { names: inOrder.map(nameOf), stays: namedStays(visits, residencies) };
    const receipt = await this.streams.execute(pierRecord, pierId, context, (state) =>
      decide({ type: 'DeletePier', data: { pier_id: pierId } }, state, { ...facts, name_taken: false, berths }),
    );
    const { state } = await this.streams.load(pierRecord, pierId);
    if (!isRefusal(receipt) && state.card !== null) {
      await this.claims.release(pierNames(marina_id), state.card.name, owner, context);
    }
    return receipt;
  }

  private async passwordRefusal({ user_id, password }: Deleter): Promise<Refusal | null> {
    if (password === undefined) return refuseFields({ path: 'password', code: 'passwordMissing' });
    const repeated = await this.queries.execute(new PasswordMatches({ user_id, password }));
    return repeated ? null : refuseFields({ path: 'password', code: 'passwordWrong' });
  }
}
