import { manyBerthsApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { UpdatedMany } from '../../../contracts/berths/many-berths.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type BerthBatch, reversed, undoable } from '../domain/berth-batch.js';
import { nameOf } from '../domain/berth-plan-state.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';
import { berthRecord } from '../records/inventory-records.js';

/** The last events of a card among which its latest change is looked for; notes and inquiries count as well. */
const LATEST = 20;

/** Takes back a batch: cards get their earlier values, and new berths are removed. */
@Handles(manyBerthsApi.undoUpdateMany)
export class UndoBerthBatch {
  constructor(
    private readonly streams: StreamRepository,
    private readonly batches: BerthBatches,
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
  ) {}

  execute({
    input: { batch_id },
    marinaContext: context,
  }: ReceivedCall<typeof manyBerthsApi.undoUpdateMany>): Promise<UpdatedMany | Refusal> {
    return this.batches.exclusively(context, () => this.undo(batch_id, context));
  }

  private async undo(batchId: string, context: MarinaContext): Promise<UpdatedMany | Refusal> {
    const batch = undoable(await this.batches.state(context.marina_id), batchId);
    if (isRefusal(batch)) return batch;
    const id = deriveId(context.command_id, 'batch');
    const answered = await this.register.answered(context);
    const receipt = answered ?? (await this.reverse(id, batch, context));
    if (isRefusal(receipt)) return receipt;
    return { ...receipt, id, batch_id: id, changed: batch.changes.length, unchanged: 0 };
  }

  private async reverse(id: string, batch: BerthBatch, context: MarinaContext) {
    const overtaken = await this.overtaken(batch, context.marina_id);
    if (overtaken !== null) return overtaken;
    const changes = reversed(batch.changes);
    return this.batches.run({ id, kind: 'UNDONE', undoes: batch.id, displace_visitors: false, changes }, context);
  }

  /** A refusal that names the first berth whose card is no longer as the batch left it, and who changed it. */
  private async overtaken({ changes }: BerthBatch, marina_id: string): Promise<Refusal | null> {
    const ids = changes.map(({ berth_id }) => berth_id);
    const cards = await this.register.cards(ids, marina_id);
    const at = changes.findIndex(({ after }, index) => !sameJson(cards[index], after));
    const berth_id = ids[at];
    if (berth_id === undefined) return null;
    const { revision } = await this.streams.load(berthRecord, berth_id);
    const since = await this.streams.eventsSince(berthRecord.streamOf(berth_id), (revision ?? 0) - LATEST, LATEST);
    const last = since.findLast(({ type }) => type === 'BerthUpdated' || type === 'BerthDeleted');
    const berth = (await this.plans.state(marina_id)).berths.get(berth_id);
    const by = last?.metadata.actor.name ?? null;
    const details = {
      berth_name: berth === undefined ? null : nameOf(berth),
      by,
      at: last?.metadata.recorded_at ?? null,
    };
    return refuse('conflict', berthErrors.batch_overtaken, { details });
  }
}
