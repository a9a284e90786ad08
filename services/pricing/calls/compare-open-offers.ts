import { pricingApi } from '../../../contracts/pricing/api.js';
import type { OpenOffers } from '../../../contracts/pricing/open-offers.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { planOfDraft } from '../domain/pricing.js';
import { OpenOffersUnderDraft } from '../lookups/open-offers.js';
import { PricingFacts } from '../lookups/pricing-facts.js';
import { pricingRecord } from '../records/pricing-record.js';

/** The open offers that would cost something else by the saved draft. */
@Handles(pricingApi.compareOffers)
export class CompareOpenOffers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly offers: OpenOffersUnderDraft,
    private readonly facts: PricingFacts,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof pricingApi.compareOffers>): Promise<OpenOffers> {
    const { marina } = await this.facts.of(marina_id);
    const plan = planOfDraft((await this.streams.load(pricingRecord, marina_id)).state);
    const all = plan === null ? [] : await this.offers.compare(marina_id, plan);
    const count = (kind: string) => all.filter(({ compared }) => compared.kind === kind).length;
    const items = all.flatMap(({ offer, compared }) => {
      if (compared.kind !== 'differs') return [];
      const { reservation_id, view_id, boater, vessel_name, start_date, end_date } = offer;
      const { nights, version, priced_by } = compared;
      return [
        {
          reservation_id,
          view_id,
          boater,
          vessel_name,
          start_date,
          end_date,
          nights,
          version,
          priced_by: [...priced_by],
          sent: compared.sent,
          new: compared.new,
        },
      ];
    });
    const sum = (of: 'sent' | 'new') => toDecimal(items.reduce((total, item) => total + item[of], 0));
    return {
      currency: marina.marina_settings.currency,
      open: all.length,
      by_hand: count('by_hand'),
      not_covered: count('not_covered'),
      items: items.map((item) => ({ ...item, sent: toDecimal(item.sent), new: toDecimal(item.new) })),
      total_sent: sum('sent'),
      total_new: sum('new'),
    };
  }
}
