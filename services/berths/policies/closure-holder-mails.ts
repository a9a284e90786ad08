import { Injectable } from '@nestjs/common';
import type { BerthsClosed, BerthsReopened } from '../../../contracts/berths/events.js';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Mailing } from '../../platform/consuming/mail-policy.js';
import { NewsPolicy } from '../../platform/consuming/news-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type Closure, nameOf, type Residency } from '../domain/berth-plan-state.js';
import { ClosureLetters } from '../lookups/closure-letters.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ClosureTellings } from '../records/closure-tellings.js';

type Told = BerthsClosed | BerthsReopened;

/**
 * Writes to the berth holders whose boats stay in their closed berths, and again if the closure is undone, if staff
 * wanted them told. One event concerns all of them, so each mail has an id of its own.
 */
@Injectable()
export class ClosureHolderMails extends NewsPolicy<Told> {
  readonly name = 'closure-holder-mails';
  readonly reactsTo = ['BerthsClosed', 'BerthsReopened'] as const;

  constructor(
    private readonly mailing: Mailing,
    private readonly plans: BerthPlans,
    private readonly queries: QueryBus,
    private readonly letters: ClosureLetters,
    private readonly tellings: ClosureTellings,
  ) {
    super(mailing.clock);
  }

  protected async react(event: LoggedEvent<Told>): Promise<void> {
    if ('undone' in event.data && !event.data.undone) return;
    const { marina_id } = inMarina(causedBy(event, this.name));
    const plan = await this.plans.state(marina_id);
    const closure = plan.closures.get(event.data.closure_id);
    if (closure?.tell !== true) return;
    // Whoever is told later gets the mail then.
    const isNews = event.type === 'BerthsClosed' ? closure.tell_at === undefined : await this.tellings.isTold(closure);
    if (!isNews) return;
    const residents = (closure.staying ?? []).flatMap((id) => plan.residencies.get(id) ?? []);
    const vessel_ids = residents.map(({ vessel_id }) => vessel_id);
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    for (const residency of residents) {
      const { boater_id, vessel_id } = residency;
      const berth = closedBerthOf(closure, residency);
      if (berth === '') continue;
      const boat = { allocation_id: residency.id, boater_id, boat: names.get(vessel_id) ?? '', berth };
      const news = event.type === 'BerthsClosed' ? { kind: 'STAYS' as const } : { kind: 'BACK' as const, to: berth };
      const letter = await this.letters.letter(marina_id, closure, boat, news);
      if (letter !== null) await this.mailing.mail.send({ id: deriveId(event.id, residency.id), ...letter });
    }
  }
}

/** Empty: the holder has other berths by now. */
function closedBerthOf({ berth_ids, start, end }: Closure, { segments }: Residency): string {
  const held = segments.find(
    (one) => berth_ids.includes(one.berth.facts.berth_id) && one.start < end && start < one.end,
  );
  return held === undefined ? '' : nameOf(held.berth);
}
