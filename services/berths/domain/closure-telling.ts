import { berthErrors } from '../../../contracts/berths/errors.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Closure } from './berth-plan-state.js';
import type { ClosureTellingEvent } from './closure-telling-events.js';
import { notFound } from './plan-refusals.js';

/** What was decided about telling since the closure was made. */
export interface ClosureTelling {
  /** Absent: as the closure says. Null: nobody is told. */
  readonly tell_at?: string | null;
  readonly told_at: string | null;
  /** Boats (allocations) whose people were rung. */
  readonly rung: readonly string[];
}

export type ClosureTellingCommand =
  /** Null: nobody is told. */
  | { readonly type: 'SetTelling'; readonly tell_at: string | null }
  | { readonly type: 'Tell' }
  | { readonly type: 'TickCall'; readonly allocation_id: string; readonly done: boolean };

type Told = Pick<Closure, 'tell' | 'tell_at'>;

export function initial(): ClosureTelling {
  return { told_at: null, rung: [] };
}

export function evolve(state: ClosureTelling, { type, data }: ClosureTellingEvent): ClosureTelling {
  switch (type) {
    case 'ClosureTellingSet':
      return { ...state, tell_at: data.tell_at };
    case 'ClosureTold':
      return { ...state, told_at: data.at };
    case 'ClosureCallTicked': {
      const others = state.rung.filter((id) => id !== data.allocation_id);
      return { ...state, rung: data.done ? [...others, data.allocation_id] : others };
    }
    default:
      return type satisfies never;
  }
}

/** Whether the people of the closure were told. */
export function isTold({ tell, tell_at }: Told, { told_at }: ClosureTelling): boolean {
  return tell && (tell_at === undefined || told_at !== null);
}

/** When they will be told, UTC; null: they were, or will not be. */
export function tellsAt(closure: Told, telling: ClosureTelling): string | null {
  if (!closure.tell || isTold(closure, telling)) return null;
  return telling.tell_at === undefined ? (closure.tell_at ?? null) : telling.tell_at;
}

/** @param now UTC */
export function decide(
  command: ClosureTellingCommand,
  closure: Closure,
  telling: ClosureTelling,
  now: string,
): ClosureTellingEvent[] | Refusal {
  const about = { closure_id: closure.id, berth_ids: [...closure.berth_ids], at: now };
  if (command.type === 'TickCall') {
    const { allocation_id, done } = command;
    if (!concerns(closure, allocation_id)) return notFound(berthErrors.allocation_not_found, allocation_id);
    if (telling.rung.includes(allocation_id) === done) return [];
    return [{ type: 'ClosureCallTicked', data: { ...about, allocation_id, done } }];
  }
  if (closure.undone || !closure.tell || isTold(closure, telling)) return refuse('conflict', berthErrors.closure_told);
  if (command.type === 'Tell') return [{ type: 'ClosureTold', data: about }];
  const { tell_at } = command;
  if (tell_at !== null && tell_at <= now) return refuseFields({ path: 'tell_at', code: 'closureToldTooLate' });
  if (tellsAt(closure, telling) === tell_at) return [];
  return [{ type: 'ClosureTellingSet', data: { ...about, tell_at } }];
}

function concerns({ displaced, staying = [] }: Closure, allocation_id: string): boolean {
  return displaced.some((one) => one.allocation_id === allocation_id) || staying.includes(allocation_id);
}
