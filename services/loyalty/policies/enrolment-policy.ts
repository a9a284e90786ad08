import { Injectable } from '@nestjs/common';
import { type CardFact, cardFactOf } from '../../../contracts/memberships/events.js';
import { FindCardHolders } from '../../../contracts/memberships/queries.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { rewardsOf } from '../domain/rewards.js';
import type { MemberRecord } from '../domain/account-state.js';
import { Accounts } from '../records/accounts.js';
import { Promotions } from '../lookups/promotions.js';

type OfCard = Extract<CardFact, { type: 'CardIssued' | 'CardPresented' | 'CardRenewed' }>;

/** Holders of a membership card take part in the loyalty programme; renewing the card renews their loyalty. */
@Injectable()
export class EnrolmentPolicy implements Policy<OfCard> {
  readonly name = 'loyalty-joining';
  readonly reactsTo = ['CardIssued', 'CardPresented', 'CardRenewed'] as const;

  constructor(
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly promotions: Promotions,
  ) {}

  async handle(event: LoggedEvent<OfCard>): Promise<void> {
    const fact = cardFactOf(event);
    if (fact?.type === 'CardRenewed') return this.renew(event, fact.data.renewed_on);
    const shown = fact?.type === 'CardPresented' ? await this.holdersOf(event) : [];
    for (const record of recordsIn(fact)) {
      const context = causedBy(event, this.name, record.boater_id);
      await this.accounts.join(record, event.metadata.recorded_at.slice(0, 10), context, shown);
    }
  }

  private holdersOf({ stream }: LoggedEvent<OfCard>): Promise<readonly MemberRecord[]> {
    return this.queries.execute(new FindCardHolders(recordIdOf(stream)));
  }

  private async renew(event: LoggedEvent<OfCard>, on: string): Promise<void> {
    const promotions = await this.promotions.asOf(event.position);
    const holders = await this.holdersOf(event);
    for (const record of holders) {
      const context = causedBy(event, this.name, record.boater_id);
      const id = await this.accounts.join(record, on, context, holders);
      await this.accounts.decide(id, { type: 'Renew', on }, causedBy(event, this.name, `renew ${id}`));
      const deed = { actions: { MEMBERSHIP_RENEWED: 1 }, on };
      for (const points of rewardsOf(deed, promotions, (rule) => deriveId('renewal', rule, id, on))) {
        const step = causedBy(event, this.name, `reward ${id} ${points.grant_id}`);
        await this.accounts.decide(id, { type: 'Give', points }, step);
      }
    }
  }
}

function recordsIn(fact: CardFact | null): MemberRecord[] {
  if (fact?.type === 'CardIssued') {
    const { marina_id, boater_ids } = fact.data;
    return boater_ids.map((boater_id) => ({ marina_id, boater_id }));
  }
  return fact?.type === 'CardPresented' ? [fact.data] : [];
}
