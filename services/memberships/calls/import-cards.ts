import type * as z from 'zod';
import { cardImportApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { CardImportCheck } from '../cards/card-import-check.js';
import { cardImportRecord } from '../records/card-import-record.js';

type Answer = z.output<(typeof cardImportApi.import)['answer']>;

/** Begins to add the cards of a file; the policy `card-imports` adds them. Rows with errors are left out. */
@Handles(cardImportApi.import)
export class ImportCards {
  constructor(
    private readonly checking: CardImportCheck,
    private readonly works: LongWorks,
  ) {}

  async execute({
    file: { bytes },
    marinaContext: context,
  }: ReceivedCall<typeof cardImportApi.import>): Promise<Answer | Refusal> {
    const begun = await this.works.begin(cardImportRecord, context.marina_id, context, () =>
      this.prepare(bytes, context),
    );
    if (isRefusal(begun)) return begun;
    const { import_id, rows, left_out } = begun.begun;
    return { ...begun.receipt, import_id, rows, left_out };
  }

  private async prepare(bytes: Buffer, { command_id, marina_id }: MarinaContext) {
    const rows = await this.checking.of(bytes, marina_id);
    if (isRefusal(rows)) return rows;
    const file = rows.flatMap(({ row, card }) => (card === null ? [] : [{ row, card }]));
    const left_out = rows.length - file.length;
    if (file.length === 0) {
      return refuse('validation', membershipErrors.import_nothing, { details: { wrong: left_out } });
    }
    const import_id = deriveId(command_id, 'card import');
    return { begun: { marina_id, import_id, rows: file.length, left_out }, file };
  }
}
