import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DockWalks } from '../records/dock-walks.js';

/** Dismisses a difference, or leaves it to the desk. */
@Handles(dockWalkApi.settle)
export class SettleDifference {
  constructor(private readonly walks: DockWalks) {}

  execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof dockWalkApi.settle>): Promise<CommandReceipt | Refusal> {
    const { session_id, difference_id } = input;
    const command =
      input.action === 'DISMISS'
        ? { type: 'Dismiss' as const, difference_id, reason: input.reason }
        : { type: 'LeaveToDesk' as const, difference_id };
    return this.walks.execute(session_id, command, context);
  }
}
