import { manyBerthsApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { CreatedMany, CreateMany } from '../../../contracts/berths/many-berths.js';
import { berthName } from '../../../contracts/berths/rules/berth-names.js';
import { numbersOfRun } from '../../../contracts/berths/rules/berth-runs.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { CardChange } from '../domain/berth-batch-events.js';
import { nameOf } from '../domain/berth-plan-state.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';

/** Adds a run of berths to a pier; numbers that exist are skipped. */
@Handles(manyBerthsApi.createMany)
export class CreateBerths {
  constructor(
    private readonly batches: BerthBatches,
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
  ) {}

  execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof manyBerthsApi.createMany>): Promise<CreatedMany | Refusal> {
    return this.batches.exclusively(context, () => this.create(input, context));
  }

  private async create(input: CreateMany, context: MarinaContext): Promise<CreatedMany | Refusal> {
    const { pier_id, first: _first, last: _last, every: _every, leave_out: _out, notes, ...fields } = input;
    const pier = await this.register.pier(pier_id, context.marina_id);
    if (pier === null) return refuse('not_found', berthErrors.pier_not_found, { details: { id: pier_id } });
    const batch_id = deriveId(context.command_id, 'batch');
    const idOf = (number: number) => deriveId(context.command_id, `berth ${number}`);
    const numbers = numbersOfRun(input);
    // A command that was sent before finds its own berths on the pier: they count as created.
    const own = new Set(numbers.map(idOf));
    const there = [...(await this.plans.state(context.marina_id)).berths.values()].filter(
      (berth) => !berth.left && berth.facts.pier_id === pier_id && !own.has(berth.facts.berth_id),
    );
    const byNumber = new Map(there.map((berth) => [berth.facts.number, berth]));
    const skipped = numbers.flatMap((number) => {
      const berth = byNumber.get(number);
      return berth === undefined ? [] : [{ id: berth.facts.berth_id, number, name: nameOf(berth) }];
    });
    const changes = numbers
      .filter((number) => !byNumber.has(number))
      .map((number): CardChange => {
        const instant_booking = input.instant_booking ?? pier.instant_booking;
        const after = { ...fields, pier_id, berth_id: idOf(number), number, instant_booking, smart_extension: null };
        return { berth_id: after.berth_id, before: null, after, notes };
      });
    if (changes.length === 0) {
      const details = { pier: pier.name, number: numbers[0] ?? input.first };
      return refuse('conflict', berthErrors.berths_exist, { details });
    }
    const batch = { id: batch_id, kind: 'CREATED' as const, undoes: null, displace_visitors: false, changes };
    const receipt = await this.register.add(batch, context);
    if (isRefusal(receipt)) return receipt;
    const created = changes.flatMap(({ berth_id: id, after }) => {
      if (after === null) return [];
      return [{ id, number: after.number, name: berthName(pier.name, after.number, after.lettered) }];
    });
    return { ...receipt, id: batch_id, batch_id, created, skipped };
  }
}
