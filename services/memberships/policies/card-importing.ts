import { Injectable } from '@nestjs/common';
import type { CardImport } from '../../../contracts/memberships/card-import.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { AddCard } from '../messages/add-card.js';
import type { CardImportEvent } from '../domain/card-import.js';
import { CardImports, type ImportedRows } from '../records/card-imports.js';

type Begun = Extract<CardImportEvent, { type: 'CardImportBegun' }>;

/** Rows between two reports of progress. */
const REPORTED = 250;

/**
 * Adds the cards of an import in the name of who began it. Each row is a command of its own, so that an import that was
 * interrupted goes on where it stopped and adds nobody twice.
 */
@Injectable()
export class CardImporting implements Policy<Begun> {
  readonly name = 'card-imports';
  readonly reactsTo = ['CardImportBegun'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly imports: CardImports,
  ) {}

  async handle(event: LoggedEvent<Begun>): Promise<void> {
    const { import_id, marina_id } = event.data;
    const latest = await this.imports.latest(marina_id);
    if (latest?.import_id !== import_id || latest.status === 'DONE') return;
    const context = { ...inMarina(causedBy(event, this.name)), actor: event.metadata.actor };
    const rows = await this.imports.rowsOf(import_id);
    for (let from = latest.done; from < rows.length; from += REPORTED) {
      const refused = await this.add(rows.slice(from, from + REPORTED), context);
      crashPoint('card_import.before_report');
      const added = Math.min(REPORTED, rows.length - from) - refused.length;
      await this.imports.advance(import_id, { added, refused }, context);
    }
    await this.imports.finish(import_id, context);
  }

  /** The rows that could not be added. */
  private async add(rows: ImportedRows, context: MarinaContext): Promise<CardImport['refused']> {
    const answers = await sideBySide(rows, async ({ row, card: { vessel, holder, membership } }) => {
      const card = { vessel, boaters: [holder], membership: { ...membership, status: 'active' as const } };
      const answer = await this.commands.execute(
        new AddCard(context.marina_id, card, false, partOf(context, `row ${row}`)),
      );
      return isRefusal(answer) ? { row, code: answer.errors?.[0]?.code ?? answer.code } : null;
    });
    return answers.filter((answer) => answer !== null);
  }
}
