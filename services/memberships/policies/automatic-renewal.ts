import { Injectable } from '@nestjs/common';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { systemContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../cards/card-file.js';

/** Renews cards that renew themselves on their last day, by the calendar of their home marina. */
@Injectable()
export class AutomaticRenewal extends RecurringJob {
  protected readonly lease = 'automatic-renewal';

  constructor(
    timers: JobTimers,
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {
    super(timers);
  }

  protected async runOnce(): Promise<number> {
    // A later run finds what is still missing.
    await this.projections.upToDate(cardList);
    const marinas = await this.queries.execute(new ListMarinas());
    let renewed = 0;
    for (const { id, time_zone, association } of marinas) {
      if (association.code !== MEMBERSHIP_ASSOCIATION) continue;
      const filter = { home_marina_id: id, renews_on: { $lte: this.clock.today(time_zone) } };
      const due: { card_id: string; renews_on: string | null }[] = [];
      // Read all pages before acting, because acting removes documents from the pages.
      for await (const { _id: card_id, renews_on } of this.projections
        .model(cardList)
        .each({ filter, sort: [['renews_on', 1]] })) {
        due.push({ card_id, renews_on });
      }
      for (const { card_id, renews_on } of due) renewed += await this.renew(card_id, renews_on ?? '', id);
    }
    return renewed;
  }

  private async renew(card_id: string, renews_on: string, marina_id: string): Promise<number> {
    const { lease } = this;
    const context = systemContext(deriveId(lease, card_id, renews_on), lease.slice(0, 16), marina_id);
    const answer = await this.cards.decide(card_id, { type: 'RenewAutomatically' }, context);
    return isRefusal(answer) ? 0 : 1;
  }
}
