import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthForm } from '../../../contracts/berths/records.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId, freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BerthCommand, type BerthContext, type BerthState, decide, evolve, planBerthOf } from '../domain/berth.js';
import { berthAggregate, pierAggregate } from './berth-aggregates.js';
import { BerthPlans } from './berth-plans.js';

/** Creates a berth (no id) or saves one, on its card and in the berth plan. */
export class SaveBerth {
  constructor(
    readonly berthId: string | null,
    readonly berth: BerthForm,
    readonly displaceVisitors: boolean,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(SaveBerth)
export class SaveBerthHandler implements ICommandHandler<SaveBerth> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
  ) {}

  async execute(asked: SaveBerth): Promise<CommandReceipt | Refusal> {
    const { berthId, berth, context } = asked;
    const marinaId = context.marina_id ?? '';
    const berth_id = berthId ?? deriveId(context.command_id, 'berth');
    const owner = `berth-${berth_id}`;
    if (berthId !== null && (await this.streams.marinaOf(owner)) !== marinaId) {
      return refuse('not_found', berthErrors.berth_not_found, { details: { id: berth_id } });
    }
    const facts = await this.plans.today(marinaId);
    if (facts === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const pier = await this.pier(berth.pier_id, marinaId);
    const { state } = await this.streams.load(berthAggregate, berth_id);
    const before = state.card === null ? null : nameIn(state.card);
    const name = nameIn(berth);
    const kind = berthNumbers(marinaId);
    const taken =
      pier === null
        ? null
        : await this.claims.claim(kind, name, owner, context, refuse('conflict', berthErrors.berth_number_taken));
    const decided: BerthContext = { ...facts, pier, name_taken: taken !== null, allocations_ahead: false };
    const command: BerthCommand = { type: berthId === null ? 'CreateBerth' : 'UpdateBerth', data: { berth_id, berth } };
    const receipt = await this.save(asked, berth_id, command, state, decided);
    const unused = isRefusal(receipt) ? name : before;
    if (pier !== null && before !== name && unused !== null) await this.claims.release(kind, unused, owner, context);
    return receipt;
  }

  /** The plan is asked first whether it can take the change; then the card is written, then the plan. */
  private async save(
    { berthId, displaceVisitors, context }: SaveBerth,
    berth_id: string,
    command: BerthCommand,
    state: BerthState,
    decided: BerthContext,
  ): Promise<CommandReceipt | Refusal> {
    const events = decide(command, state, decided);
    const append = () =>
      this.streams.execute(berthAggregate, berth_id, context, (now) => decide(command, now, decided));
    if (isRefusal(events)) return append();
    const planned = planBerthOf(events.reduce(evolve, state), decided.pier?.name ?? '');
    if (planned === null) return append();
    const change =
      berthId === null
        ? { type: 'EnterBerth' as const, data: planned }
        : { type: 'ChangeBerth' as const, data: { berth: planned, displace_visitors: displaceVisitors } };
    const judged = await this.plans.judge(change, context.marina_id ?? '');
    if (isRefusal(judged)) return judged;
    const receipt = await append();
    if (isRefusal(receipt)) return receipt;
    const entered = await this.plans.execute(change, { ...partOf(context, 'plan'), command_id: freshId() });
    return isRefusal(entered) ? entered : receipt;
  }

  private async pier(pierId: string, marinaId: string): Promise<BerthContext['pier']> {
    const { state } = await this.streams.load(pierAggregate, pierId);
    if (state.status !== 'there' || state.card === null) return null;
    if ((await this.streams.marinaOf(`pier-${pierId}`)) !== marinaId) return null;
    return { name: state.card.name, instant_booking: state.card.instant_booking };
  }
}

export function berthNumbers(marinaId: string): string {
  return `berth-number ${marinaId}`;
}

/** A berth's number is unique on its pier. */
export function nameIn({ pier_id, number }: { readonly pier_id: string; readonly number: number }): string {
  return `${pier_id} ${number}`;
}
