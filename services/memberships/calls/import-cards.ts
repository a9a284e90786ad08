import type * as z from 'zod';
import { cardImportApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardChecking } from '../lookups/card-checking.js';
import { CardImports } from '../records/card-imports.js';

type Answer = z.output<(typeof cardImportApi.import)['answer']>;

/** Begins to add the cards of a file; the policy `card-imports` adds them. Rows with errors are left out. */
@Handles(cardImportApi.import)
export class ImportCards {
  constructor(
    private readonly checking: CardChecking,
    private readonly imports: CardImports,
  ) {}

  execute({
    file: { bytes },
    marinaContext: context,
  }: ReceivedCall<typeof cardImportApi.import>): Promise<Answer | Refusal> {
    return this.imports.exclusively(context.marina_id, async () => {
      const receipt = (await this.imports.answered(context)) ?? (await this.begin(bytes, context));
      return isRefusal(receipt) ? receipt : this.answer(receipt, context.marina_id);
    });
  }

  private async begin(bytes: Buffer, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const rows = await this.checking.of(bytes, marina_id);
    if (isRefusal(rows)) return rows;
    const right = rows.flatMap(({ row, card }) => (card === null ? [] : [{ row, card }]));
    const wrong = rows.length - right.length;
    if (right.length === 0) return refuse('validation', membershipErrors.import_nothing, { details: { wrong } });
    return this.imports.begin(deriveId(context.command_id, 'card import'), right, wrong, context);
  }

  /** Built from the log, so that a resend gets the same answer. */
  private async answer(receipt: CommandReceipt, marinaId: string): Promise<Answer> {
    const { import_id, rows, left_out } = await this.imports.begunAt(marinaId, receipt.revision);
    return { ...receipt, import_id, rows, left_out };
  }
}
