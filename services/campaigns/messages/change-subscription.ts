import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/subscription.js';
import { UnsubscribeLinks } from '../links/unsubscribe-link.js';
import { subscriptionId, subscriptionRecord } from '../records/subscription-record.js';

/** Stops a marina's marketing mails to the address of a link, or allows them again. */
export class ChangeSubscription extends Command<{ readonly subscribed: boolean } | Refusal> {
  constructor(
    readonly input: { readonly token: string; readonly subscribed: boolean },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeSubscription)
export class ChangeSubscriptionHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: UnsubscribeLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: ChangeSubscription): Promise<{ readonly subscribed: boolean } | Refusal> {
    const { token, subscribed } = input;
    const mailed = await this.links.read(token);
    if (mailed === null) return refuse('not_found', campaignErrors.link_invalid);
    const { marina_id, boater_id } = mailed;
    const own = { ...context, marina_id, actor: { kind: 'boater' as const, id: boater_id, name: null } };
    const answer = await this.streams.execute(subscriptionRecord, subscriptionId(mailed.address_digest), own, (state) =>
      decide({ ...mailed, subscribed }, state, this.clock.nowIso()),
    );
    return isRefusal(answer) ? answer : { subscribed };
  }
}
