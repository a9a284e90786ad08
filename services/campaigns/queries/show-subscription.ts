import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { subscriptionId } from '../commands/change-subscription.js';
import { UnsubscribeLinks } from '../links/unsubscribe-link.js';
import { subscriptionRecord } from '../records/subscription-record.js';

interface Subscription {
  readonly marina: string;
  readonly email: string;
  readonly subscribed: boolean;
}

/** What the page behind a link to unsubscribe shows. */
export class ShowSubscription extends Query<Subscription | Refusal> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(ShowSubscription)
export class ShowSubscriptionHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: UnsubscribeLinks,
    private readonly queries: QueryBus,
  ) {}

  async execute({ token }: ShowSubscription): Promise<Subscription | Refusal> {
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
