import type {
  CreatePromotion as CreateForm,
  UpdatePromotion as UpdateForm,
} from '../../../contracts/loyalty/promotion.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { PromotionTerms } from '../domain/promotion.js';
import { Promotions } from '../records/promotions.js';

/** An administrator creates a loyalty rule. */
export class CreatePromotion extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly form: CreateForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CreatePromotion)
export class CreatePromotionHandler {
  constructor(
    private readonly promotions: Promotions,
    private readonly clock: Clock,
  ) {}

  execute({ form, context }: CreatePromotion): Promise<CommandReceipt | Refusal> {
    const { starts_on = this.clock.today('UTC'), points, ...terms } = form;
    if (terms.ends_on !== null && terms.ends_on < starts_on) {
      return Promise.resolve(refuseFields({ path: 'ends_on', code: 'promotionEndsBeforeStart' }));
    }
    const promotion_id = deriveId(context.command_id, 'promotion');
    const command = { type: 'Create', promotion_id, terms: { ...terms, starts_on, points: toMinor(points) } } as const;
    return this.promotions.decide(promotion_id, command, context);
  }
}

/** An administrator changes a loyalty rule, or switches it on or off. */
export class UpdatePromotion extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly form: UpdateForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UpdatePromotion)
export class UpdatePromotionHandler {
  constructor(private readonly promotions: Promotions) {}

  execute({ form, context }: UpdatePromotion): Promise<CommandReceipt | Refusal> {
    const { loyalty_rule_id, points, ...changes } = form;
    const given: [string, unknown][] = Object.entries({
      ...changes,
      ...(points === undefined ? {} : { points: toMinor(points) }),
    });
    const terms = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<PromotionTerms>;
    return this.promotions.decide(loyalty_rule_id, { type: 'Change', terms }, context);
  }
}
