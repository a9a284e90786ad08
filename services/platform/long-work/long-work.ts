import type * as z from 'zod';
import type { EventDefinitions, EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';

/** Rows between two reports of progress. */
const EVERY = 250;

export interface WorkProgress {
  readonly status: 'RUNNING' | 'DONE';
  /** Rows that were dealt with. */
  readonly done: number;
  /** UTC; its latest event. */
  readonly latest_at: string;
  readonly file_kept: boolean;
}

/** The types of one kind of long work. */
export interface WorkTypes {
  readonly event: { readonly type: string; readonly data: object };
  /** What is known at the beginning. */
  readonly begun: object;
  /** What came of some rows. */
  readonly report: object;
  readonly work: WorkProgress;
  readonly file: unknown;
  readonly row: unknown;
}

/** The work of a record that was begun last; null: there was none. */
export interface WorkState<T extends WorkTypes> {
  readonly latest: T['work'] | null;
}

export type WorkCommand<T extends WorkTypes> =
  | { readonly type: 'Begin'; readonly begun: T['begun'] }
  /** `from` rows were dealt with before; rows that were reported already change nothing. */
  | { readonly type: 'Advance'; readonly id: string; readonly from: number; readonly report: T['report'] }
  | { readonly type: 'DeleteFile'; readonly id: string };

/** A kind of long work: its decider, and what the platform needs to carry it out. */
export interface LongWork<T extends WorkTypes> {
  readonly kind: string;
  readonly events: EventDefinitions;
  readonly every: number;
  /** The events that cause the next rows, the beginning first. */
  readonly causes: readonly T['event']['type'][];
  /** The file stays after the end, until it is deleted with an event of its own. */
  readonly keepsFile: boolean;
  readonly file: z.ZodType<T['file']>;
  readonly rowsOf: (file: T['file']) => readonly T['row'][];
  /** The id of the work that an event, a state or a beginning names. */
  readonly idIn: (named: object) => string;
  readonly initial: () => WorkState<T>;
  readonly evolve: (state: WorkState<T>, event: T['event']) => WorkState<T>;
  /** @param at UTC */
  readonly decide: (command: WorkCommand<T>, state: WorkState<T>, at: string) => T['event'][] | Refusal;
}
export type TypesOf<W> = W extends LongWork<infer T> ? T : never;

type DataOf<D extends EventDefinitions, N extends keyof D> = z.output<D[N]['data']>;

interface Described<
  D extends EventDefinitions,
  B extends keyof D & string,
  A extends keyof D & string,
  R extends string,
  Tally,
  File,
  Row,
> {
  /** Names its locks and crash points; it never changes. */
  readonly kind: string;
  readonly events: D;
  /** The area's own events, each with the time as `at`. */
  readonly begun: B;
  readonly advanced: A;
  readonly finished: keyof D & string;
  /** Its file stays after the end until this event; without it, the end deletes the file. */
  readonly fileDeleted?: keyof D & string;
  /** The field of the beginning with the id of the work, which is the id of its file too. */
  readonly id: keyof DataOf<D, B> & string;
  /** The fields of the beginning that each later event repeats. */
  readonly repeated: readonly (R & keyof DataOf<D, B>)[];
  readonly file: z.ZodType<File>;
  /** The rows in the order in which they are dealt with. */
  readonly rowsOf: (file: File) => readonly Row[];
  /** The number of the rows. */
  readonly rows: (begun: DataOf<D, B>) => number;
  readonly every?: number;
  /** Each report causes the next rows, so that the works of several records proceed in turn; otherwise the beginning does. */
  readonly inTurns?: boolean;
  /** What came of no row. */
  readonly nothing: Tally;
  readonly add: (tally: Tally, advanced: DataOf<D, A>) => Tally;
  /** The rows that a tally counts. */
  readonly done: (tally: Tally) => number;
  /** What the last event says of the whole work, beside what is repeated. */
  readonly result?: (tally: Tally) => object;
  /** Why no work may begin; `alive`: the one before it still makes progress. By default it must not. */
  readonly refused?: (
    before: { readonly latest: (DataOf<D, B> & Tally & WorkProgress) | null; readonly alive: boolean },
    begun: Omit<DataOf<D, B>, 'at'>,
  ) => Refusal | null;
  /** A work without progress for so long counts as given up. */
  readonly deadAfterMs?: number;
}

/**
 * Describes work on many rows over an area's own events: it begins, deals with its rows some at a time, reports each time
 * what came of them, and finishes with the last one. The log never has the rows; see `LongWorks` for their file.
 */
export function longWork<
  D extends EventDefinitions,
  B extends keyof D & string,
  A extends keyof D & string,
  R extends string,
  Tally extends object,
  File,
  Row,
>(described: Described<D, B, A, R, Tally, File, Row>) {
  type Work = DataOf<D, B> & Tally & WorkProgress;
  type Types = {
    readonly event: EventsOf<D>;
    readonly begun: Omit<DataOf<D, B>, 'at'>;
    readonly report: Omit<DataOf<D, A>, 'at' | R>;
    readonly work: Work;
    readonly file: File;
    readonly row: Row;
  };
  const {
    kind,
    events,
    begun,
    advanced,
    finished,
    fileDeleted,
    id,
    repeated,
    file,
    rowsOf,
    inTurns = false,
  } = described;

  const eventOf = (type: string, data: object) => ({ type, data }) as EventsOf<D>;
  const idIn = (named: object) => String(named[id as keyof typeof named]);
  const about = (work: Work) => Object.fromEntries(repeated.map((field) => [field, work[field]]));

  function evolve(state: WorkState<Types>, { type, data }: EventsOf<D>): WorkState<Types> {
    const { at: latest_at } = data as { at: string };
    if (type === begun) {
      const progress: WorkProgress = { status: 'RUNNING', done: 0, latest_at, file_kept: true };
      return { latest: { ...(data as DataOf<D, B>), ...described.nothing, ...progress } };
    }
    const { latest } = state;
    if (latest === null || !repeated.every((field) => latest[field] === (data as DataOf<D, B>)[field])) return state;
    if (type === finished) return { latest: { ...latest, status: 'DONE', latest_at } };
    if (type === fileDeleted) return { latest: { ...latest, file_kept: false, latest_at } };
    if (type !== advanced) return state;
    const tally = described.add(latest, data);
    return { latest: { ...latest, ...tally, done: described.done(tally), latest_at } };
  }

  function begin(named: Types['begun'], { latest }: WorkState<Types>, at: string): EventsOf<D>[] | Refusal {
    if (latest !== null && idIn(latest) === idIn(named)) return [];
    const { deadAfterMs = Infinity, refused } = described;
    const alive = latest?.status === 'RUNNING' && Date.parse(at) - Date.parse(latest.latest_at) < deadAfterMs;
    const busy = alive ? refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } }) : null;
    const refusal = refused === undefined ? busy : refused({ latest, alive }, named);
    return refusal ?? [eventOf(begun, { ...named, at })];
  }

  function decide(command: WorkCommand<Types>, state: WorkState<Types>, at: string): EventsOf<D>[] | Refusal {
    if (command.type === 'Begin') return begin(command.begun, state, at);
    const { latest } = state;
    if (latest === null || idIn(latest) !== command.id) return [];
    const repeating = about(latest);
    const runs = latest.status === 'RUNNING';
    if (command.type === 'DeleteFile') {
      if (runs || !latest.file_kept || fileDeleted === undefined) return [];
      return [eventOf(fileDeleted, { ...repeating, at })];
    }
    if (!runs || latest.done !== command.from) return [];
    const step = eventOf(advanced, { ...repeating, ...command.report, at });
    const after = evolve(state, step).latest ?? latest;
    const steps = after.done > command.from ? [step] : [];
    if (after.done < described.rows(latest)) return steps;
    return [...steps, eventOf(finished, { ...repeating, ...described.result?.(after), at })];
  }

  const work: LongWork<Types> = {
    kind,
    events,
    file,
    rowsOf,
    idIn,
    evolve,
    decide,
    every: described.every ?? EVERY,
    causes: inTurns ? [begun, advanced, finished] : [begun],
    keepsFile: fileDeleted !== undefined,
    initial: () => ({ latest: null }),
  };
  return work;
}
