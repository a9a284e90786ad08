import { defineRecord, type RecordKind } from '../areas/record.js';
import type { Exclusive } from '../leases/locks.js';
import type { LongWork, WorkState, WorkTypes } from './long-work.js';

/** A kind of record whose events are those of long work. */
export interface LongWorkRecord<T extends WorkTypes> extends RecordKind<WorkState<T>, T['event']>, Exclusive {
  readonly work: LongWork<T>;
}

type Readings<T extends WorkTypes> = Pick<RecordKind<WorkState<T>, T['event']>, 'prefix' | 'audit' | 'hint' | 'feed'>;

/** Describes the record of a kind of long work, like `defineRecord`. The kind is the name of its lock. */
export function defineLongWorkRecord<T extends WorkTypes>(work: LongWork<T>, readings: Readings<T>): LongWorkRecord<T> {
  const { events, initial, evolve, kind } = work;
  const folded = { initial, evolve: (state: WorkState<T>, event: T['event']) => evolve(state, event) };
  return { ...defineRecord({ events, ...folded, ...readings, exclusive: kind }), work };
}
