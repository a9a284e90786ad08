import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierForm } from '../../../contracts/berths/records.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId, freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type PierCommand, type PierContext } from '../domain/pier.js';
import { pierRecord } from '../records/inventory-records.js';
import { BerthPlans } from '../records/berth-plans.js';
import { InventoryMutex } from '../records/inventory-mutex.js';
import { pierNames } from '../records/names.js';

/** Creates a pier (no id) or saves one. */
export class SavePier extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly pierId: string | null,
    readonly pier: PierForm,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SavePier)
export class SavePierHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly mutex: InventoryMutex,
  ) {}

  execute(command: SavePier): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(command.context.marina_id, () => this.save(command));
  }

  private async save({ pierId, pier, context }: SavePier): Promise<CommandReceipt | Refusal> {
    const marinaId = context.marina_id;
    const facts = await this.plans.today(marinaId);
    if (facts === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const pier_id = pierId ?? deriveId(context.command_id, 'pier');
    if (pierId !== null && !(await this.isOfMarina(pier_id, marinaId))) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pier_id } });
    }
    const answered = await answeredBefore(this.streams, pierRecord, pier_id, context);
    if (answered !== null) return answered;
    const { state } = await this.streams.load(pierRecord, pier_id);
    const owner = `pier-${pier_id}`;
    const kind = pierNames(marinaId);
    const name = pier.name.trim();
    const refusal = refuse('conflict', berthErrors.pier_name_taken);
    const taken = await this.claims.claim(kind, name, owner, context, refusal, (other) => this.isCalled(other, name));
    const decided: PierContext = { ...facts, name_taken: taken !== null, berths: 0 };
    const command: PierCommand = { type: pierId === null ? 'CreatePier' : 'UpdatePier', data: { pier_id, pier } };
    const receipt = await this.streams.execute(pierRecord, pier_id, context, (now) => decide(command, now, decided));
    await this.giveBackUnused(kind, owner, state.card?.name ?? null, name, receipt, context);
    if (isRefusal(receipt) || state.card === null || state.card.name === name) return receipt;
    const rename = { type: 'RenamePier' as const, data: { pier_id, pier_name: name } };
    const step = { ...partOf(context, 'rename pier'), command_id: freshId() };
    const renamed = await this.plans.execute(rename, step);
    return isRefusal(renamed) ? renamed : receipt;
  }

  private async isCalled(stream: string, name: string): Promise<boolean> {
    const { state } = await this.streams.load(pierRecord, pierRecord.idOf(stream));
    return state.status === 'there' && state.card !== null && claimedName(state.card.name) === claimedName(name);
  }

  private async isOfMarina(pierId: string, marinaId: string): Promise<boolean> {
    return (await this.streams.marinaOf(`pier-${pierId}`)) === marinaId;
  }

  /** Releases the claim that is no longer needed: the old name after a rename, the new one after a refusal. */
  private async giveBackUnused(
    kind: string,
    owner: string,
    before: string | null,
    asked: string,
    receipt: CommandReceipt | Refusal,
    context: MarinaContext,
  ): Promise<void> {
    if (before !== null && claimedName(before) === claimedName(asked)) return;
    const unused = isRefusal(receipt) ? asked : before;
    if (unused !== null) await this.claims.release(kind, unused, owner, context);
  }
}
