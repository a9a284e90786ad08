import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { type CardImport, importedCard } from '../../../contracts/memberships/card-import.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { Clock } from '../../platform/clock/clock.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { freshPartOf, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Leases } from '../../platform/leases/leases.js';
import { BLOBS } from '../../platform/tokens.js';
import { type CardImportCommand, type CardImportEvent, decide } from '../domain/card-import.js';
import { cardImportRecord } from './card-import-record.js';

const importedRows = z.array(z.object({ row: z.number().int(), card: importedCard }));
export type ImportedRows = z.output<typeof importedRows>;

/**
 * The imports of cards, one at a time for each marina. While an import runs, its rows are kept as an encrypted file with
 * a key of its own; the log has numbers of rows only.
 */
@Injectable()
export class CardImports {
  private readonly mutex: KeyedMutex;

  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    leases: Leases,
  ) {
    this.mutex = new KeyedMutex('card-import', leases);
  }

  exclusively<T>(marinaId: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(marinaId, work);
  }

  /** The marina's import that was begun last; null if there was none. */
  async latest(marinaId: string): Promise<CardImport | null> {
    return (await this.streams.load(cardImportRecord, marinaId)).state.latest;
  }

  answered(context: MarinaContext): Promise<CommandReceipt | Refusal | null> {
    return answeredBefore(this.streams, cardImportRecord, context.marina_id, context);
  }

  /** The beginning of an import, by its place in the marina's record. */
  async begunAt(marinaId: string, revision: number): Promise<(CardImportEvent & { type: 'CardImportBegun' })['data']> {
    const [begun] = await this.streams.eventsSince(cardImportRecord.streamOf(marinaId), revision - 1, 1);
    if (begun?.type !== 'CardImportBegun') throw new Error(`no import of cards at ${revision} of ${marinaId}`);
    return begun.data as (CardImportEvent & { type: 'CardImportBegun' })['data'];
  }

  /** Within `exclusively`. The rows are kept first, so that no import lacks them. */
  async begin(
    import_id: string,
    rows: ImportedRows,
    left_out: number,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    // A process may have died between both steps, and the file may have been checked differently since.
    await this.blobs.delete(import_id);
    const bytes = Buffer.from(JSON.stringify(rows));
    const file = { id: import_id, person: import_id, marina: marina_id, content_type: 'application/json', bytes };
    const refused = await this.blobs.put(file);
    if (refused !== undefined) return refused;
    const begun = await this.decide({ type: 'Begin', marina_id, import_id, rows: rows.length, left_out }, context);
    if (isRefusal(begun)) await this.blobs.delete(import_id);
    return begun;
  }

  /** The rows of an import that runs. */
  async rowsOf(import_id: string): Promise<ImportedRows> {
    const file = await this.blobs.get(import_id);
    if (file === undefined) throw new Error(`the rows of the import ${import_id} are gone`);
    return importedRows.parse(JSON.parse(file.bytes.toString('utf8')));
  }

  advance(
    import_id: string,
    done: { readonly added: number; readonly refused: CardImport['refused'] },
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    return this.decide({ type: 'Advance', import_id, ...done }, freshPartOf(context));
  }

  async finish(import_id: string, context: MarinaContext): Promise<void> {
    await this.decide({ type: 'Finish', import_id }, freshPartOf(context));
    await this.blobs.delete(import_id);
  }

  private decide(command: CardImportCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(cardImportRecord, context.marina_id, context, (state) =>
      decide(command, state, this.clock.nowIso()),
    );
  }
}
