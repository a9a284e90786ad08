import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { previewClosure } from '../../../contracts/berths/closures.js';
import type { BerthsClosed } from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { decide } from '../domain/berth-plan.js';
import { type BerthPlanState, endDay, type PlannedBerth } from '../domain/berth-plan-state.js';
import { proposeBerths, type ProposedBerths } from '../domain/closure-proposals.js';
import type { Nights } from '../domain/nights.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';
import { closingBerths } from './closing-berths.js';

/** Berths offered to one boat. */
const MOST_OPTIONS = 12;

/** A closure that staff are putting together, and what it would do. */
export interface PlannedClosure {
  readonly plan: BerthPlanState;
  readonly berths: readonly PlannedBerth[];
  readonly nights: Nights;
  readonly proposed: readonly ProposedBerths[];
  /** The berth (id) that each boat would have; null: none. */
  readonly to: ReadonlyMap<string, string | null>;
  /** What closing would record, or why it would be refused. */
  readonly closed: BerthsClosed['data'] | Refusal;
}

/** Decides what closing berths would do, as the plan would; nothing is changed. */
@Injectable()
export class PlannedClosures {
  constructor(
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
  ) {}

  async of(input: z.output<typeof previewClosure>, marina_id: string): Promise<PlannedClosure | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const plan = await this.plans.state(marina_id);
    const berth_ids = await closingBerths(this.register, plan, input, marina_id);
    if (isRefusal(berth_ids)) return berth_ids;
    const { start_date, end_date, reason } = input;
    const berths = berth_ids.flatMap((id) => plan.berths.get(id) ?? []);
    const nights = { start: dayNumber(start_date), end: endDay(end_date) };
    const proposed = proposeBerths(plan, { berths, nights, reason }, dayNumber(now.today), MOST_OPTIONS);
    const chosen = new Map(input.boats.map(({ allocation_id, berth_id }) => [allocation_id, berth_id]));
    const to = new Map(proposed.map((one) => [one.boat.allocation_id, berthOf(one, chosen)]));
    const boats = [...to].map(([allocation_id, berth_id]) => ({ allocation_id, berth_id }));
    const data = { closure_id: '', berth_ids, start_date, end_date, reason, words: '', tell: true, boats };
    const decided = decide({ type: 'CloseBerths', data }, plan, now);
    return { plan, berths, nights, proposed, to, closed: isRefusal(decided) ? decided : closedIn(decided) };
  }
}

/** The berth that staff chose, if the boat can still have it, or else the first of its options. */
function berthOf({ boat, options }: ProposedBerths, chosen: ReadonlyMap<string, string | null>): string | null {
  const wanted = chosen.get(boat.allocation_id);
  if (wanted === undefined) return options[0]?.berth.facts.berth_id ?? null;
  return options.some(({ berth }) => berth.facts.berth_id === wanted) ? wanted : null;
}

function closedIn(events: readonly { readonly type: string; readonly data: object }[]): BerthsClosed['data'] {
  const closed = events.find(({ type }) => type === 'BerthsClosed');
  if (closed === undefined) throw new Error('closing berths records no closure');
  return closed.data as BerthsClosed['data'];
}
