import { Injectable } from '@nestjs/common';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import type {
  AllocationMoved,
  AllocationReleased,
  BerthAllocated,
  ClosedOut,
  ResidentMoved,
} from '../../../contracts/berths/events.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthPlanState, Closure } from '../domain/berth-plan-state.js';
import { berthName, type ClosedOutNews, leftBerth, newsOfClosing } from '../domain/closure-news.js';
import { ClosureLetters } from '../lookups/closure-letters.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ClosureTellings } from '../records/closure-tellings.js';

type Mailed = BerthAllocated | AllocationMoved | AllocationReleased | ResidentMoved;

/** The person to write to, and the name of the boat. */
interface Boat {
  readonly boater_id: string;
  readonly boat: string;
}

/**
 * Writes to the people whose boats a closure moved or took the berth from, and to those that have their berths again
 * after it was undone, each in their language, if staff wanted them told.
 */
@Injectable()
export class ClosureMails extends MailPolicy<Mailed> {
  readonly name = 'closure-mails';
  readonly reactsTo = ['BerthAllocated', 'AllocationMoved', 'AllocationReleased', 'ResidentMoved'] as const;

  constructor(
    mailing: Mailing,
    private readonly plans: BerthPlans,
    private readonly queries: QueryBus,
    private readonly letters: ClosureLetters,
    private readonly tellings: ClosureTellings,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<Mailed>): Promise<Letter | null> {
    const { closure_id, allocation_id } = event.data;
    if (closure_id === undefined) return null;
    const { marina_id } = inMarina(causedBy(event, this.name));
    const plan = await this.plans.state(marina_id);
    const closure = plan.closures.get(closure_id);
    const displaced = closure?.displaced.find((one) => one.allocation_id === allocation_id);
    if (closure === undefined || displaced === undefined || !closure.tell) return null;
    const news = newsOf(plan, closure, displaced, event);
    if (news === null || !(await this.isNews(closure, news))) return null;
    const boat = await this.boat(marina_id, event);
    if (boat === null) return null;
    const berth = berthName(plan, leftBerth(displaced));
    return this.letters.letter(marina_id, closure, { ...boat, allocation_id, berth }, news);
  }

  /** Whoever is told later gets the mail then, and no mail that a closure was undone of which nobody had told them. */
  private async isNews(closure: Closure, { kind }: ClosedOutNews): Promise<boolean> {
    if (kind !== 'BACK') return closure.tell_at === undefined;
    return this.tellings.isTold(closure);
  }

  private async boat(marina_id: string, { data }: LoggedEvent<Mailed>): Promise<Boat | null> {
    if ('boater_id' in data) {
      const { vessel_id, boater_id } = data;
      const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] }));
      return { boater_id, boat: names.get(vessel_id) ?? '' };
    }
    const { reservation_id } = data;
    const found = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
    if (found === null) return null;
    const [stay] = await this.queries.execute(new FindStays({ marina_id, reservation_ids: [reservation_id] }));
    return { boater_id: found.boater_id, boat: stay?.vessel.name ?? '' };
  }
}

/** Null: another event of the same append says it. */
function newsOf(
  plan: BerthPlanState,
  closure: Closure,
  displaced: ClosedOut,
  { type, data }: LoggedEvent<Mailed>,
): ClosedOutNews | null {
  if (type === 'AllocationReleased') return { kind: 'LOST' };
  const berth = berthName(plan, data.berth_id);
  if (type === 'BerthAllocated') return displaced.before.length > 1 ? null : { kind: 'BACK', to: berth };
  const segments = 'segments' in data ? data.segments : [];
  const back =
    segments.at(-1)?.berth_id === displaced.before.at(-1)?.berth_id && segments.length === displaced.before.length;
  if (back) return { kind: 'BACK', to: berthName(plan, leftBerth(displaced)) };
  return newsOfClosing(plan, closure, displaced);
}
