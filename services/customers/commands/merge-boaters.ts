import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import type { MergedField } from '../../../contracts/customers/vocabulary.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { mergedFacts } from '../domain/merging.js';
import { BoaterRegister } from '../records/boater-register.js';
import { boaterRecord } from '../records/boater-record.js';
import { MergingMutex } from '../records/merging-mutex.js';

interface Pair {
  /** The record that stands for the person. */
  readonly boater_id: string;
  readonly merged_id: string;
}

/** Staff make one record of two of the same person. */
export class MergeBoaters extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Pair & {
      /** The values that come from the merged record. */
      readonly take: readonly MergedField[];
    },
    readonly who: Principal,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Staff take two merged records apart again. */
export class UndoMerge extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Pair,
    readonly who: Principal,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

const notFound = (): Refusal => refuse('not_found', customerErrors.boater_not_found);

/**
 * Appends to the surviving record first, then to the merged one. If the process dies in between, the policy
 * `MergeCompletion` appends the second.
 */
@CommandHandler(MergeBoaters)
export class MergeBoatersHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly streams: StreamRepository,
    private readonly mutex: MergingMutex,
    private readonly clock: Clock,
  ) {}

  execute(command: MergeBoaters): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(command.context.marina_id, () => this.merge(command));
  }

  private async merge({ input, who, context }: MergeBoaters): Promise<CommandReceipt | Refusal> {
    const { boater_id, merged_id, take } = input;
    const { marina_id } = context;
    const kept = await this.register.record(marina_id, boater_id);
    const merged = await this.register.record(marina_id, merged_id);
    if (kept === null || merged === null) return notFound();
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

@CommandHandler(UndoMerge)
export class UndoMergeHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly mutex: MergingMutex,
    private readonly clock: Clock,
  ) {}

  execute(command: UndoMerge): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(command.context.marina_id, () => this.undo(command));
  }

  private async undo({ input, who, context }: UndoMerge): Promise<CommandReceipt | Refusal> {
    const { boater_id, merged_id } = input;
    const { marina_id } = context;
    const kept = await this.register.record(marina_id, boater_id);
    if (kept === null) return notFound();
    if (!mayWriteCustomer(who, kept.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    const undo = { type: 'UndoMerge' as const, boater_id, merged_id, now: this.clock.nowIso() };
    const receipt = await this.register.merging(marina_id, boater_id, undo, context);
    if (isRefusal(receipt)) return receipt;
    const reinstate = { type: 'ReinstateBoater' as const, boater_id: merged_id };
    const reinstated = await this.register.merging(marina_id, merged_id, reinstate, partOf(context, 'reinstate'));
    return isRefusal(reinstated) ? reinstated : receipt;
  }
}
