import { sideBySide } from '../concurrency/side-by-side.js';
import { causedBy, type Policy } from '../consuming/policy-host.js';
import { type CommandContext, freshPartOf, partOf } from '../event-sourcing/command-context.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import { crashPoint } from '../process/crash-points.js';
import type { WorkTypes } from './long-work.js';
import type { LongWorkRecord } from './long-work-record.js';
import type { LongWorks } from './long-works.js';

/** What a row is dealt with in. */
export interface RowPlace<T extends WorkTypes, Facts = undefined> {
  readonly work: T['work'];
  /** Its place among all rows, from 0. */
  readonly index: number;
  readonly facts: Facts;
  /** In the name of who began the work, with an id that the event, the policy and the name of the row give. */
  readonly context: CommandContext;
}

/**
 * Deals with the rows of a kind of long work. Each row is a command of its own, so that a work that was interrupted goes on
 * where it stopped and does nothing twice. A row that cannot be dealt with is reported and stops nothing.
 */
export abstract class LongWorkPolicy<T extends WorkTypes, Outcome, Facts = undefined> implements Policy<T['event']> {
  abstract readonly name: string;
  readonly reactsTo: readonly T['event']['type'][];

  constructor(
    protected readonly works: LongWorks,
    private readonly record: LongWorkRecord<T>,
  ) {
    this.reactsTo = record.work.causes;
  }

  /** Names a row in the id of its command; it never changes. */
  protected abstract nameOf(row: T['row']): string;
  protected abstract each(row: T['row'], place: RowPlace<T, Facts>): Promise<Outcome>;
  /** Looks up what some rows need together; left out where `Facts` is undefined. */
  protected factsOf?(rows: readonly T['row'][], work: T['work']): Promise<Facts>;
  protected abstract report(outcomes: readonly Outcome[], rows: readonly T['row'][], work: T['work']): T['report'];

  async handle(event: LoggedEvent<T['event']>): Promise<void> {
    const { idOf, work: kind } = this.record;
    const [recordId, id] = [idOf(event.stream), kind.idIn(event.data)];
    const context = { ...causedBy(event, this.name), actor: event.metadata.actor };
    let rows: readonly T['row'][] | null = null;
    for (let done = -1; ;) {
      const { state, revision } = await this.works.load(this.record, recordId);
      const work = state.latest;
      if (work === null || kind.idIn(work) !== id || work.status === 'DONE') break;
      // A later event causes the next rows.
      if (kind.causes.length > 1 && revision !== event.revision) return;
      rows ??= await this.rowsOf(id);
      if (work.done === done) throw new Error(`the ${kind.kind} ${id} makes no progress`);
      done = work.done;
      await this.advance(recordId, work, rows.slice(done, done + kind.every), context);
    }
    if (!kind.keepsFile) await this.works.deleteFile(this.record, recordId, id, context);
  }

  private async rowsOf(id: string): Promise<readonly T['row'][]> {
    const { kind, rowsOf } = this.record.work;
    const file = await this.works.fileOf(this.record, id);
    if (file === null) throw new Error(`the rows of the ${kind} ${id} are gone`);
    return rowsOf(file);
  }

  private async advance(
    recordId: string,
    work: T['work'],
    rows: readonly T['row'][],
    context: CommandContext,
  ): Promise<void> {
    const { kind, idIn } = this.record.work;
    const facts = (await this.factsOf?.(rows, work)) as Facts;
    const outcomes = await sideBySide([...rows.entries()], ([at, row]) =>
      this.each(row, { work, facts, index: work.done + at, context: partOf(context, this.nameOf(row)) }),
    );
    crashPoint(`${kind.replaceAll('-', '_')}.before_report`);
    const command = { type: 'Advance' as const, id: idIn(work), from: work.done };
    const report = this.report(outcomes, rows, work);
    await this.works.decide(this.record, recordId, { ...command, report }, freshPartOf(context));
  }
}
