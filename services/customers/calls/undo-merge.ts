import { mergingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { mergingLock } from '../records/boater-record.js';
import { BoaterRegister } from '../records/boater-register.js';

type UndoCall = ReceivedCall<typeof mergingApi.undo>;

/** Staff take two merged records apart again. */
@Handles(mergingApi.undo)
export class UndoMerge {
  constructor(
    private readonly register: BoaterRegister,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute(call: UndoCall): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(mergingLock, call.marinaContext.marina_id, () => this.undo(call));
  }

  private async undo({
    input,
    staff: { principal: who },
    marinaContext: context,
  }: UndoCall): Promise<CommandReceipt | Refusal> {
    const { boater_id, merged_id } = input;
    const { marina_id } = context;
    const kept = await this.register.record(marina_id, boater_id);
    if (kept === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!mayWriteCustomer(who, kept.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    const undo = { type: 'UndoMerge' as const, boater_id, merged_id, now: this.clock.nowIso() };
    const receipt = await this.register.merging(marina_id, boater_id, undo, context);
    if (isRefusal(receipt)) return receipt;
    const reinstate = { type: 'ReinstateBoater' as const, boater_id: merged_id };
    const reinstated = await this.register.merging(marina_id, merged_id, reinstate, partOf(context, 'reinstate'));
    return isRefusal(reinstated) ? reinstated : receipt;
  }
}
