import { subscriptionApi } from '../../../contracts/campaigns/api.js';
import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { UnsubscribeLinks } from '../links/unsubscribe-link.js';
import { subscriptionId, subscriptionRecord } from '../records/subscription-record.js';

interface Subscription {
  readonly marina: string;
  readonly email: string;
  readonly subscribed: boolean;
}

/** What the page behind a link to unsubscribe shows. */
@Handles(subscriptionApi.show)
export class ShowSubscription {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: UnsubscribeLinks,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { token } }: ReceivedCall<typeof subscriptionApi.show>): Promise<Subscription | Refusal> {
    const mailed = await this.links.read(token);
    if (mailed === null) return refuse('not_found', campaignErrors.link_invalid);
    const { marina_id, boater_id, address_digest } = mailed;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    const { state } = await this.streams.load(subscriptionRecord, subscriptionId(address_digest));
    // The person may have another address by now, which the link must not show.
    const email = boater?.email ?? '';
    const same = email !== '' && (await this.links.digestOf(marina_id, email)) === address_digest;
    return { marina: marina?.name ?? '', email: same ? maskedAddress(email) : '', subscribed: state.subscribed };
  }
}

/** `i***@example.org` */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${masked(email.slice(0, at))}${email.slice(at)}`;
}
