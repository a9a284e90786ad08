import { Injectable } from '@nestjs/common';
import { Mailing } from '../../platform/consuming/mail-policy.js';
import { NewsPolicy } from '../../platform/consuming/news-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthPlanState, Closure } from '../domain/berth-plan-state.js';
import { berthName, type ClosedOutNews, leftBerth, newsOfClosing } from '../domain/closure-news.js';
import type { ClosureTellingEvent } from '../domain/closure-telling-events.js';
import { ClosureBoats, type UnnamedBoat } from '../lookups/closure-boats.js';
import { ClosureLetters } from '../lookups/closure-letters.js';
import { displacedBoat, stayingBoat } from '../lookups/displaced-boats.js';
import { BerthPlans } from '../records/berth-plans.js';

type Told = Extract<ClosureTellingEvent, { type: 'ClosureTold' }>;

/** Writes to all people of a closure that were to be told later. Each mail has an id of its own. */
@Injectable()
export class ClosureToldMails extends NewsPolicy<Told> {
  readonly name = 'closure-told-mails';
  readonly reactsTo = ['ClosureTold'] as const;

  constructor(
    private readonly mailing: Mailing,
    private readonly plans: BerthPlans,
    private readonly boats: ClosureBoats,
    private readonly letters: ClosureLetters,
  ) {
    super(mailing.clock);
  }

  protected async react(event: LoggedEvent<Told>): Promise<void> {
    const { marina_id } = inMarina(causedBy(event, this.name));
    const plan = await this.plans.state(marina_id);
    const closure = plan.closures.get(event.data.closure_id);
    if (closure === undefined || closure.undone) return;
    const concerned = concernedBy(plan, closure);
    const named = await this.boats.name(
      marina_id,
      concerned.map(({ boat }) => boat),
    );
    for (const [index, { boat, news, from }] of concerned.entries()) {
      const { boater_id = null, boat: name = null } = named[index] ?? {};
      if (boater_id === null) continue;
      const { allocation_id } = boat;
      const reader = { allocation_id, boater_id, boat: name ?? '', berth: from };
      const letter = await this.letters.letter(marina_id, closure, reader, news);
      if (letter !== null) await this.mailing.mail.send({ id: deriveId(event.id, allocation_id), ...letter });
    }
  }
}

interface Concerned {
  readonly boat: UnnamedBoat;
  readonly news: ClosedOutNews;
  /** The berth that closes, pier and number. */
  readonly from: string;
}

function concernedBy(plan: BerthPlanState, closure: Closure): Concerned[] {
  const gone = closure.displaced.flatMap((one): Concerned[] => {
    const boat = displacedBoat(plan, one);
    const from = berthName(plan, leftBerth(one));
    return boat === null ? [] : [{ boat, news: newsOfClosing(plan, closure, one), from }];
  });
  const staying = (closure.staying ?? []).flatMap((id): Concerned[] => {
    const boat = stayingBoat(plan, closure, id);
    return boat === null ? [] : [{ boat, news: { kind: 'STAYS' }, from: berthName(plan, boat.berth.facts.berth_id) }];
  });
  return [...gone, ...staying];
}
