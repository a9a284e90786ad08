import type { WalkContext } from './walk-commands.js';
import type { WalkEvent } from './walk-events.js';
import { type AnswerTap, evolve, standingAnswer, type Walk } from './walk-state.js';

/** Events of one decision, with the walk as it is after them. */
export class Draft {
  readonly events: WalkEvent[] = [];
  private walk: Walk;

  constructor(
    state: Walk,
    readonly context: WalkContext,
  ) {
    const { berths, taps, notes, piers, conflicts, differences } = state;
    this.walk = {
      ...state,
      berths: new Map(berths),
      taps: new Map(taps),
      notes: new Map(notes),
      piers: new Map(piers),
      conflicts: new Map(conflicts),
      differences: new Map(differences),
    };
  }

  get state(): Walk {
    return this.walk;
  }

  emit(event: WalkEvent): void {
    this.events.push(event);
    const next = evolve(this.walk, event);
    if (next.exists) this.walk = next;
  }

  standing(berth_id: string): AnswerTap | null {
    return standingAnswer(this.walk.berths.get(berth_id));
  }

  /** Withdraws the differences of an answer that no longer stands, and finds those of the answer that stands now. */
  follow(berth_id: string, before: AnswerTap | null): void {
    const after = this.standing(berth_id);
    if (before?.tap_id === after?.tap_id) return;
    const { session_id } = this.walk;
    const { now: at } = this.context;
    for (const { difference_id, tap_id, state } of Array.from(this.walk.differences.values())) {
      const unsettled = state === 'OPEN' || state === 'TO_DESK';
      if (!unsettled || tap_id !== before?.tap_id) continue;
      this.emit({ type: 'DifferenceWithdrawn', data: { session_id, difference_id, at } });
    }
    for (const found of after?.differences ?? []) if (after !== null) this.find(after, found);
  }

  find(tap: AnswerTap, { kind, planned }: AnswerTap['differences'][number]): void {
    const { session_id, saved_at } = this.walk;
    const difference_id = this.context.deriveId(tap.tap_id, kind);
    if (tap.seen === null || this.walk.differences.has(difference_id)) return;
    const { tap_id, berth_id, pier_id, seen, boat_name, at, by } = tap;
    const about = { session_id, difference_id, tap_id, berth_id, pier_id, kind, planned, seen, boat_name };
    this.emit({ type: 'DifferenceFound', data: { ...about, to_desk: saved_at !== null, at, by } });
  }
}
