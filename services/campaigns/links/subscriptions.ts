import { Injectable } from '@nestjs/common';
import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/subscription.js';
import { UnsubscribeLinks } from './unsubscribe-link.js';
import { subscriptionId, subscriptionRecord } from '../records/subscription-record.js';

/** Readers of marketing mails stop them with the link of a mail, and allow them again. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: UnsubscribeLinks,
    private readonly clock: Clock,
  ) {}

  /** Stops a marina's marketing mails to the address of a link, or allows them again. */
  async change(
    { token, subscribed }: { readonly token: string; readonly subscribed: boolean },
    context: CommandContext,
  ): Promise<{ readonly subscribed: boolean } | Refusal> {
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
