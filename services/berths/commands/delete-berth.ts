import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/berth.js';
import { berthAggregate } from './berth-aggregates.js';
import { BerthPlans } from './berth-plans.js';
import { berthNumbers, nameIn } from './save-berth.js';

export class DeleteBerth {
  constructor(
    readonly berthId: string,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(DeleteBerth)
export class DeleteBerthHandler implements ICommandHandler<DeleteBerth> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
  ) {}

  async execute({ berthId, context }: DeleteBerth): Promise<CommandReceipt | Refusal> {
    const marinaId = context.marina_id ?? '';
    const facts = await this.plans.today(marinaId);
    const owner = `berth-${berthId}`;
    if (facts === null || (await this.streams.marinaOf(owner)) !== marinaId) {
      return refuse('not_found', berthErrors.berth_not_found, { details: { id: berthId } });
    }
    const leave = { type: 'LeavePlan' as const, data: { berth_id: berthId } };
    const inUse = isRefusal(await this.plans.judge(leave, marinaId));
    const receipt = await this.streams.execute(berthAggregate, berthId, context, (state) =>
      decide({ type: 'DeleteBerth', data: { berth_id: berthId } }, state, {
        ...facts,
        pier: null,
        name_taken: false,
        allocations_ahead: inUse,
      }),
    );
    if (isRefusal(receipt)) return receipt;
    await this.plans.execute(leave, { ...partOf(context, 'plan'), command_id: freshId() });
    const { state } = await this.streams.load(berthAggregate, berthId);
    if (state.card !== null) await this.claims.release(berthNumbers(marinaId), nameIn(state.card), owner, context);
    return receipt;
  }
}
