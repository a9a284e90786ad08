import { promotionApi } from '../../../contracts/loyalty/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { PromotionTerms } from '../domain/promotion.js';
import { Promotions } from '../lookups/promotions.js';

/** An administrator changes a loyalty rule, or switches it on or off. */
@Handles(promotionApi.update)
export class UpdatePromotion {
  constructor(private readonly promotions: Promotions) {}

  execute({ input: form, context }: ReceivedCall<typeof promotionApi.update>): Promise<CommandReceipt | Refusal> {
    const { loyalty_rule_id, points, ...changes } = form;
    const given: [string, unknown][] = Object.entries({
      ...changes,
      ...(points === undefined ? {} : { points: toMinor(points) }),
    });
    const terms = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<PromotionTerms>;
    return this.promotions.decide(loyalty_rule_id, { type: 'Change', terms }, context);
  }
}
