import { berthImportApi } from '../../../contracts/berths/api.js';
import type { CheckedImport } from '../../../contracts/berths/berth-import.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthImportCheck } from '../lookups/berth-import-check.js';

/** Every row of a file of berths with its errors; nothing is saved. */
@Handles(berthImportApi.check)
export class CheckImport {
  constructor(private readonly checking: BerthImportCheck) {}

  async execute({
    marina_id,
    file: { bytes },
  }: ReceivedCall<typeof berthImportApi.check>): Promise<CheckedImport | Refusal> {
    const rows = await this.checking.of(bytes, marina_id);
    if (isRefusal(rows)) return rows;
    const wrong = rows.filter(({ form }) => form === null).length;
    return { rows: rows.map(({ form: _, ...row }) => row), valid: rows.length - wrong, wrong };
  }
}
