import { Injectable } from '@nestjs/common';
import type { PlanChange } from '../../../contracts/pricing/plan.js';
import type { offerChoices } from '../../../contracts/pricing/vocabulary.js';
import { FindContractsInUse } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { contractsMissing, decide, type PricingCommand } from '../domain/pricing.js';
import { draftToStored } from '../domain/stored-plan.js';
import { OpenOffersUnderDraft } from './open-offers.js';
import { pricingRecord } from '../records/pricing-record.js';

/** The season pricing plans of marinas and their drafts. */
@Injectable()
export class PricingPlans {
  constructor(
    private readonly streams: StreamRepository,
    private readonly openOffers: OpenOffersUnderDraft,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @param offers SEND: boaters whose open offers would cost something else get the new price. */
  async change(
    marina_id: string,
    command: PricingCommand,
    context: CommandContext,
    offers: (typeof offerChoices)[number] = 'KEEP',
  ): Promise<CommandReceipt | Refusal> {
    const newId = (path: string) => deriveId(context.command_id, 'pricing-plan', path);
    const planId = planIdOf(command, newId, marina_id);
    const answered = await answeredBefore(this.streams, pricingRecord, marina_id, context);
    if (answered !== null) return isRefusal(answered) ? answered : { ...answered, id: planId };
    const whole =
      command.type === 'UpdateSeasonPricingPlan' && offers === 'SEND'
        ? { ...command, reprice: await this.differing(marina_id, command.season_pricing_plan) }
        : command;
    const contracts_in_use = await this.inUse(marina_id, command);
    const receipt = await this.streams.execute(pricingRecord, marina_id, context, (state) =>
      decide(whole, state, { newId, now: this.clock.now().toISOString(), contracts_in_use }),
    );
    return isRefusal(receipt) ? receipt : { ...receipt, id: planId };
  }

  /** Contracts in use that the change would remove from the plan. */
  private async inUse(marina_id: string, command: PricingCommand): Promise<ReadonlyMap<string, number>> {
    const publishes = command.type === 'UpdateSeasonPricingPlan';
    if (!publishes && command.type !== 'DeleteSeasonPricingPlan') return new Map();
    const { state } = await this.streams.load(pricingRecord, marina_id);
    const contract_ids = contractsMissing(state.plan, publishes ? command.season_pricing_plan.contracts : []);
    if (contract_ids.length === 0) return new Map();
    return this.queries.execute(new FindContractsInUse({ marina_id, contract_ids }));
  }

  private async differing(marina_id: string, plan: PlanChange): Promise<readonly string[]> {
    const all = await this.openOffers.compare(marina_id, draftToStored(plan));
    return all.flatMap(({ offer, compared }) => (compared.kind === 'differs' ? [offer.reservation_id] : []));
  }
}

/** The stream's id is the marina's; the record that callers name and receive is the plan. */
function planIdOf(command: PricingCommand, newId: (path: string) => string, marina_id: string): string {
  switch (command.type) {
    case 'CreateSeasonPricingPlan':
      return newId('');
    case 'UpdateSeasonPricingPlan':
      return command.season_pricing_plan.id;
    case 'DeleteSeasonPricingPlan':
      return command.season_pricing_plan_id;
    case 'SavePricingDraft':
      return command.season_pricing_plan.id ?? marina_id;
    case 'DiscardPricingDraft':
      return marina_id;
  }
}
