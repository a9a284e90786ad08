import { Injectable } from '@nestjs/common';
import type { CardImport } from '../../../contracts/memberships/card-import.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { LongWorkPolicy, type RowPlace } from '../../platform/long-work/long-work-policy.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import type { CardImportWork } from '../domain/card-import.js';
import { AddCard } from '../messages/add-card.js';
import { cardImportRecord } from '../records/card-import-record.js';

type RefusedRow = CardImport['refused'][number];

/** Adds the cards of an import in the name of who began it. */
@Injectable()
export class CardImportProcess extends LongWorkPolicy<CardImportWork, RefusedRow | null> {
  readonly name = 'card-imports';

  constructor(
    works: LongWorks,
    private readonly commands: CommandBus,
  ) {
    super(works, cardImportRecord);
  }

  protected nameOf({ row }: CardImportWork['row']): string {
    return `row ${row}`;
  }

  /** The row, if its card could not be added. */
  protected async each(
    { row, card: { vessel, holder, membership } }: CardImportWork['row'],
    { work: { marina_id }, context }: RowPlace<CardImportWork>,
  ): Promise<RefusedRow | null> {
    const card = { vessel, boaters: [holder], membership: { ...membership, status: 'active' as const } };
    const answer = await this.commands.execute(new AddCard(marina_id, card, false, inMarina(context)));
    return isRefusal(answer) ? { row, code: answer.errors?.[0]?.code ?? answer.code } : null;
  }

  protected report(outcomes: readonly (RefusedRow | null)[]): CardImportWork['report'] {
    const refused = outcomes.filter((outcome) => outcome !== null);
    return { added: outcomes.length - refused.length, refused };
  }
}
