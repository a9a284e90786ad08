import type { CheckedImport } from '../../../contracts/berths/berth-import.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ImportChecking } from '../lookups/import-checking.js';

/** Every row of a file of berths with its errors; nothing is saved. */
export class CheckImport extends Query<CheckedImport | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly bytes: Buffer,
  ) {
    super();
  }
}

@QueryHandler(CheckImport)
export class CheckImportHandler {
  constructor(private readonly checking: ImportChecking) {}

  async execute({ marinaId, bytes }: CheckImport): Promise<CheckedImport | Refusal> {
    const rows = await this.checking.of(bytes, marinaId);
    if (isRefusal(rows)) return rows;
    const wrong = rows.filter(({ form }) => form === null).length;
    return { rows: rows.map(({ form: _, ...row }) => row), valid: rows.length - wrong, wrong };
  }
}
