import { promotionApi } from '../../../contracts/loyalty/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Promotions } from '../lookups/promotions.js';

/** An administrator creates a loyalty rule. */
@Handles(promotionApi.create)
export class CreatePromotion {
  constructor(
    private readonly promotions: Promotions,
    private readonly clock: Clock,
  ) {}

  execute({ input: form, context }: ReceivedCall<typeof promotionApi.create>): Promise<CommandReceipt | Refusal> {
    const { starts_on = this.clock.today('UTC'), points, ...terms } = form;
    if (terms.ends_on !== null && terms.ends_on < starts_on) {
      return Promise.resolve(refuseFields({ path: 'ends_on', code: 'promotionEndsBeforeStart' }));
    }
    const promotion_id = deriveId(context.command_id, 'promotion');
    const command = { type: 'Create', promotion_id, terms: { ...terms, starts_on, points: toMinor(points) } } as const;
    return this.promotions.decide(promotion_id, command, context);
  }
}
