import { Injectable } from '@nestjs/common';
import { MOST_IMPORTED_BERTHS } from '../../../contracts/berths/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { claimedName } from '../../platform/event-sourcing/claims.js';
import { readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.js';
import { type CheckedRow, checkedRows } from '../domain/import-rows.js';
import { pierList } from '../projections/pier-list.js';
import { BerthPlans } from '../records/berth-plans.js';
import { berthSheet } from '../words/sheet-words.js';

/** Reads files of berths and checks each row against the marina's inventory. */
@Injectable()
export class BerthImportCheck {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
  ) {}

  async of(bytes: Buffer, marina_id: string): Promise<CheckedRow[] | Refusal> {
    const sheet = await readSpreadsheet(bytes, MOST_IMPORTED_BERTHS);
    if (isRefusal(sheet)) return sheet;
    const piers = new Map<string, string>();
    for await (const { name, _id } of this.projections.model(pierList).each({ filter: { marina_id } })) {
      piers.set(claimedName(name), _id);
    }
    const taken = new Set<string>();
    for (const { left, facts } of (await this.plans.state(marina_id)).berths.values()) {
      if (!left) taken.add(`${facts.pier_id} ${facts.number}`);
    }
    const exists = (pierId: string, number: number) => taken.has(`${pierId} ${number}`);
    const { columnOf, valueOf } = berthSheet;
    return checkedRows(sheet, { piers, nameKey: claimedName, exists, columnOf, valueOf });
  }
}
