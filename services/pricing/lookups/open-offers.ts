import { Injectable } from '@nestjs/common';
import { FindOpenOffers, type OpenOffer } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type OfferUnderDraft, offerUnderDraft } from '../domain/changed-offers.js';
import type { StoredPlan } from '../domain/stored-plan.js';
import { planVersions } from '../projections/plan-versions.js';
import { PricingFacts } from './pricing-facts.js';

/** Offers are answered within days; a plan is not published more often than this in their time. */
const VERSIONS = 100;

/** Compares the open offers of a marina with what they would cost by another plan. */
@Injectable()
export class OpenOffersUnderDraft {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly facts: PricingFacts,
  ) {}

  async compare(
    marina_id: string,
    draft: StoredPlan,
  ): Promise<readonly { readonly offer: OpenOffer; readonly compared: OfferUnderDraft }[]> {
    const [offers, versions, { context }] = await Promise.all([
      this.queries.execute(new FindOpenOffers(marina_id)),
      this.projections.model(planVersions).find({ filter: { marina_id }, sort: [['version', -1]], limit: VERSIONS }),
      this.facts.of(marina_id),
    ]);
    return offers.map((offer) => ({ offer, compared: offerUnderDraft(offer, draft, versions, context) }));
  }
}
