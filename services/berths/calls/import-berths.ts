import { berthImportApi } from '../../../contracts/berths/api.js';
import type { ImportedBerths } from '../../../contracts/berths/berth-import.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthForm } from '../../../contracts/berths/records.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { CardChange } from '../domain/berth-batch-events.js';
import type { CheckedRow } from '../domain/import-rows.js';
import { BerthImportCheck } from '../lookups/berth-import-check.js';
import { BerthBatches } from '../records/berth-batches.js';
import { BerthRegister } from '../records/berth-register.js';

/** Wrong rows that a refusal names. */
const ROWS_NAMED = 20;

/** Adds the berths of a file: all of them, or none. */
@Handles(berthImportApi.import)
export class ImportBerths {
  constructor(
    private readonly batches: BerthBatches,
    private readonly register: BerthRegister,
    private readonly checking: BerthImportCheck,
  ) {}

  execute({
    input: { leave_out_wrong },
    file: { bytes },
    marinaContext: context,
  }: ReceivedCall<typeof berthImportApi.import>): Promise<ImportedBerths | Refusal> {
    return this.batches.exclusively(context, () => this.import(bytes, leave_out_wrong, context));
  }

  private async import(bytes: Buffer, leaveOut: boolean, context: MarinaContext): Promise<ImportedBerths | Refusal> {
    const batch_id = deriveId(context.command_id, 'batch');
    const before = await this.register.answered(context);
    if (before !== null) {
      if (isRefusal(before)) return before;
      const { finished } = await this.batches.state(context.marina_id);
      const created = finished.find(({ id }) => id === batch_id)?.changes.length ?? 0;
      return { ...before, id: batch_id, batch_id, created, left_out: 0 };
    }
    const rows = await this.checking.of(bytes, context.marina_id);
    if (isRefusal(rows)) return rows;
    const wrong = rows.filter(({ form }) => form === null);
    const forms = rows.flatMap(({ form }) => form ?? []);
    if ((wrong.length > 0 && !leaveOut) || forms.length === 0) return wrongRows(wrong);
    const changes = await this.changes(forms, context);
    const batch = { id: batch_id, kind: 'IMPORTED' as const, undoes: null, displace_visitors: false, changes };
    const receipt = await this.register.add(batch, context);
    if (isRefusal(receipt)) return receipt;
    return { ...receipt, id: batch_id, batch_id, created: changes.length, left_out: wrong.length };
  }

  private async changes(forms: readonly BerthForm[], context: MarinaContext): Promise<CardChange[]> {
    const piers = new Map<string, boolean>();
    for (const id of new Set(forms.map(({ pier_id }) => pier_id))) {
      piers.set(id, (await this.register.pier(id, context.marina_id))?.instant_booking ?? false);
    }
    return forms.map(({ notes, instant_booking: asked, ...form }) => {
      const berth_id = deriveId(context.command_id, `berth ${form.pier_id} ${form.number}`);
      const instant_booking = asked ?? piers.get(form.pier_id) ?? false;
      return { berth_id, before: null, after: { ...form, berth_id, instant_booking }, notes };
    });
  }
}

function wrongRows(wrong: readonly CheckedRow[]): Refusal {
  const rows = wrong
    .slice(0, ROWS_NAMED)
    .map(({ row, errors: [first] }) => ({ row, column: first?.column, code: first?.code }));
  return refuse('validation', berthErrors.import_wrong, { details: { wrong: wrong.length, rows } });
}
