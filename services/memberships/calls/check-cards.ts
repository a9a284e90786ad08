import { cardImportApi } from '../../../contracts/memberships/api.js';
import type { CheckedCards } from '../../../contracts/memberships/card-import.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardImportCheck } from '../cards/card-import-check.js';

/** Every row of a file of cards with its errors; nothing is saved. */
@Handles(cardImportApi.check)
export class CheckCards {
  constructor(private readonly checking: CardImportCheck) {}

  async execute({
    marina_id,
    file: { bytes },
  }: ReceivedCall<typeof cardImportApi.check>): Promise<CheckedCards | Refusal> {
    const rows = await this.checking.of(bytes, marina_id);
    if (isRefusal(rows)) return rows;
    const wrong = rows.filter(({ card }) => card === null).length;
    return { rows: rows.map(({ card: _, ...row }) => row), valid: rows.length - wrong, wrong };
  }
}
