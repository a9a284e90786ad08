import { mergingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { mergedFacts } from '../domain/merging.js';
import { boaterRecord, mergingLock } from '../records/boater-record.js';
import { BoaterRegister } from '../records/boater-register.js';

type MergeCall = ReceivedCall<typeof mergingApi.merge>;

/**
 * Staff make one record of two of the same person. Appends to the surviving record first, then to the merged one. If
 * the process dies in between, the policy `MergeCompletion` appends the second.
 */
@Handles(mergingApi.merge)
export class MergeBoaters {
  constructor(
    private readonly register: BoaterRegister,
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute(call: MergeCall): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(mergingLock, call.marinaContext.marina_id, () => this.merge(call));
  }

  private async merge({
    input,
    staff: { principal: who },
    marinaContext: context,
  }: MergeCall): Promise<CommandReceipt | Refusal> {
    const { boater_id, merged_id, take } = input;
    const { marina_id } = context;
    const kept = await this.register.record(marina_id, boater_id);
    const merged = await this.register.record(marina_id, merged_id);
    if (kept === null || merged === null) return refuse('not_found', customerErrors.boater_not_found);
    const answered = await answeredBefore(this.streams, boaterRecord, boater_id, context);
    if (answered !== null) return answered;
    // A process may have died before it replaced the record that is to be kept; `MergeCompletion` will.
    const keptIsPart = merged.merges.some((merge) => merge.merged_id === boater_id);
    if (merged.survivor_id !== null || keptIsPart) return refuse('conflict', customerErrors.boater_merged);
    const { relation_type } = mergedFacts(kept, merged, take);
    const becomesResident = relation_type !== kept.relation_type;
    const allowed =
      mayWriteCustomer(who, kept.relation_type, 'change') &&
      mayWriteCustomer(who, merged.relation_type, 'change') &&
      (!becomesResident || mayWriteCustomer(who, relation_type, 'create'));
    if (!allowed) return refuse('forbidden', 'FORBIDDEN');
    const command = { type: 'MergeBoater' as const, boater_id, merged_id, merged, take, now: this.clock.nowIso() };
    const receipt = await this.register.merging(marina_id, boater_id, command, context);
    if (isRefusal(receipt)) return receipt;
    const replace = { type: 'ReplaceBoater' as const, boater_id: merged_id, survivor_id: boater_id };
    const replaced = await this.register.merging(marina_id, merged_id, replace, partOf(context, 'replace'));
    return isRefusal(replaced) ? replaced : receipt;
  }
}
