import { manyBerthsApi } from '../../../contracts/berths/api.js';
import type { UpdatedMany, UpdateMany } from '../../../contracts/berths/many-berths.js';
import { minimumCodes, minimumNotBelowMax } from '../../../contracts/berths/rules/boat-fit.js';
import { isRefusal, type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { CardChange } from '../domain/berth-batch-events.js';
import type { BerthCard } from '../domain/berth-events.js';
import { changedCard } from '../domain/changed-card.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthRegister } from '../records/berth-register.js';

/** Changes or removes many berths: all of them or none. */
@Handles(manyBerthsApi.updateMany)
export class ChangeBerths {
  constructor(
    private readonly batches: BerthBatches,
    private readonly register: BerthRegister,
  ) {}

  execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof manyBerthsApi.updateMany>): Promise<UpdatedMany | Refusal> {
    return this.batches.exclusively(context, () => this.change(input, context));
  }

  private async change(input: UpdateMany, context: MarinaContext): Promise<UpdatedMany | Refusal> {
    const batch_id = deriveId(context.command_id, 'batch');
    const answered = await this.register.answered(context);
    if (answered !== null) return isRefusal(answered) ? answered : this.sentBefore(batch_id, input, context, answered);
    const ids = [...new Set(input.berth_ids)];
    const cards = await this.register.cards(ids, context.marina_id);
    const unknown = ids.find((_, index) => cards[index] == null);
    if (unknown !== undefined) return berthNotFound(unknown);
    const { changes: wanted } = input;
    const listed = cards.filter((card) => card !== null).map((before) => changeOf(before, wanted));
    const wrong = listed.map(({ after }) => (after === null ? null : minimumNotBelowMax(after)));
    const field = wrong.find((one) => one !== null);
    if (field != null) return refuseFields({ path: `changes.${field}`, code: minimumCodes[field] });
    const changes = listed.filter(({ before, after }) => !sameJson(before, after));
    const kind = wanted === 'DELETE' ? ('DELETED' as const) : ('CHANGED' as const);
    const displace_visitors = wanted !== 'DELETE' && input.displace_visitors;
    const batch = { id: batch_id, kind, undoes: null, displace_visitors, changes };
    const receipt = await this.batches.run(batch, context);
    if (isRefusal(receipt)) return receipt;
    const changed = changes.length;
    return {
      ...receipt,
      id: batch_id,
      batch_id: changed === 0 ? null : batch_id,
      changed,
      unchanged: ids.length - changed,
    };
  }

  private async sentBefore(
    id: string,
    { berth_ids }: UpdateMany,
    { marina_id }: MarinaContext,
    receipt: { revision: number; position: number },
  ): Promise<UpdatedMany> {
    const { finished } = await this.batches.state(marina_id);
    const changed = finished.find((batch) => batch.id === id)?.changes.length ?? 0;
    const unchanged = new Set(berth_ids).size - changed;
    return { ...receipt, id, batch_id: changed === 0 ? null : id, changed, unchanged };
  }
}

function changeOf(before: BerthCard, wanted: UpdateMany['changes']): CardChange {
  const after = wanted === 'DELETE' ? null : changedCard(before, wanted);
  return { berth_id: before.berth_id, before, after, notes: '' };
}
