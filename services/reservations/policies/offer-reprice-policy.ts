import { Injectable } from '@nestjs/common';
import type { SeasonPricingPlanUpdated } from '../../../contracts/pricing/events.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { RepriceOffer } from '../messages/reprice-offer.js';

/**
 * Sends the new price to the boaters that staff chose when they published. An offer that was answered, or that the plan
 * no longer prices, stays as it is.
 */
@Injectable()
export class OfferRepricePolicy implements Policy<SeasonPricingPlanUpdated> {
  readonly name = 'offer-repricing';
  readonly reactsTo = ['SeasonPricingPlanUpdated'] as const;

  constructor(private readonly commands: CommandBus) {}

  async handle(event: LoggedEvent<SeasonPricingPlanUpdated>): Promise<void> {
    const context = inMarina(causedBy(event, this.name));
    for (const reservationId of event.data.reprice ?? []) {
      await this.commands.execute(new RepriceOffer(reservationId, partOf(context, reservationId)));
    }
  }
}
