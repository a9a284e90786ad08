import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { BerthBatch } from '../domain/berth-batch.js';
import type { BerthState } from '../domain/berth.js';
import type { BerthCard } from '../domain/berth-events.js';
import { berthBatchRecord } from './berth-batch-record.js';
import { BerthBatches } from './berth-batches.js';
import { berthRecord, pierRecord } from './inventory-records.js';
import { berthNameIn, berthNames } from './names.js';

/** The piers and berths of a marina, by their cards. */
@Injectable()
export class BerthRegister {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly batches: BerthBatches,
  ) {}

  /** Null: the marina has no pier with this id. */
  async pier(pierId: string, marina_id: string): Promise<{ name: string; instant_booking: boolean } | null> {
    const { state } = await this.streams.load(pierRecord, pierId);
    if (state.status !== 'there' || state.card === null) return null;
    if ((await this.streams.marinaOf(pierRecord.streamOf(pierId))) !== marina_id) return null;
    return { name: state.card.name, instant_booking: state.card.instant_booking };
  }

  /** The cards in the order of the ids; null where the marina has no berth with that id. */
  cards(berthIds: readonly string[], marina_id: string): Promise<(BerthCard | null)[]> {
    return sideBySide(berthIds, async (id) => {
      if ((await this.streams.marinaOf(berthRecord.streamOf(id))) !== marina_id) return null;
      const { state } = await this.streams.load(berthRecord, id);
      return state.status === 'there' ? state.card : null;
    });
  }

  /** Runs a batch of new berths, once their numbers are claimed. A batch that was sent before is only answered. */
  async add(batch: BerthBatch, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const answered = await this.answered(context);
    if (answered !== null) return answered;
    const taken = await this.claimNumbers(batch, context);
    if (taken !== null) return taken;
    const receipt = await this.batches.run(batch, context);
    if (isRefusal(receipt)) await this.releaseNumbers(batch, context);
    return receipt;
  }

  /** The answer to a command that the marina's inventory has seen before; null: it is new. */
  answered(context: MarinaContext): Promise<CommandReceipt | Refusal | null> {
    return answeredBefore(this.streams, berthBatchRecord, context.marina_id, context);
  }

  /** A refusal with the first number that another berth has; then no number is claimed. */
  private async claimNumbers(batch: BerthBatch, context: MarinaContext): Promise<Refusal | null> {
    const kind = berthNames(context.marina_id);
    const taken = refuse('conflict', berthErrors.berth_number_taken);
    const refusals = await sideBySide(batch.changes, ({ berth_id, after }) => {
      if (after === null) return Promise.resolve(null);
      const name = berthNameIn(after);
      const isUsed = (other: string) => this.isCalled(other, name);
      return this.claims.claim(kind, name, berthRecord.streamOf(berth_id), context, taken, isUsed);
    });
    const refused = batch.changes[refusals.findIndex((one) => one !== null)]?.after ?? null;
    if (refused === null) return null;
    await this.releaseNumbers(batch, context);
    const pier = (await this.pier(refused.pier_id, context.marina_id))?.name ?? null;
    return { ...taken, details: { pier, number: refused.number } };
  }

  private async releaseNumbers({ changes }: BerthBatch, context: MarinaContext): Promise<void> {
    const kind = berthNames(context.marina_id);
    await sideBySide(changes, async ({ berth_id, after }) => {
      if (after === null) return;
      await this.claims.release(kind, berthNameIn(after), berthRecord.streamOf(berth_id), context);
    });
  }

  private async isCalled(stream: string, name: string): Promise<boolean> {
    const { state }: { state: BerthState } = await this.streams.load(berthRecord, berthRecord.idOf(stream));
    return state.status === 'there' && state.card !== null && berthNameIn(state.card) === name;
  }
}
