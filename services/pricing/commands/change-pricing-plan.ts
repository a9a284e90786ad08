import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type PricingCommand } from '../domain/pricing.js';
import { pricingRecord } from '../records/pricing-record.js';

/** Creates, updates or deletes the season pricing plan of the caller's marina. */
export class ChangePricingPlan extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly command: PricingCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePricingPlan)
export class ChangePricingPlanHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marinaId, command, context }: ChangePricingPlan): Promise<CommandReceipt | Refusal> {
    const newId = (path: string) => deriveId(context.command_id, 'pricing-plan', path);
    const receipt = await this.streams.execute(pricingRecord, marinaId, context, (state) =>
      decide(command, state, { newId }),
    );
    return isRefusal(receipt) ? receipt : { ...receipt, id: planIdOf(command, newId) };
  }
}

/** The stream's id is the marina's; the record that callers name and receive is the plan. */
function planIdOf(command: PricingCommand, newId: (path: string) => string): string {
  switch (command.type) {
    case 'CreateSeasonPricingPlan':
      return newId('');
    case 'UpdateSeasonPricingPlan':
      return command.season_pricing_plan.id;
    case 'DeleteSeasonPricingPlan':
      return command.season_pricing_plan_id;
  }
}
