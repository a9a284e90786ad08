import { Area } from '../platform/areas/area.js';
import { pricingAuditWords } from './audit/audit-words.js';
import { CalculateHourly } from './calls/calculate-hourly.js';
import { CompareOpenOffers } from './calls/compare-open-offers.js';
import { CountContractsInUse } from './calls/count-contracts-in-use.js';
import { CreatePlan } from './calls/create-plan.js';
import { DeletePlan } from './calls/delete-plan.js';
import { DiscardDraft } from './calls/discard-draft.js';
import { FindPlanVersion } from './calls/find-plan-version.js';
import { FindPricingPlan } from './calls/find-pricing-plan.js';
import { ListPlanVersions } from './calls/list-plan-versions.js';
import { SaveDraft } from './calls/save-draft.js';
import { ShowPrice } from './calls/show-price.js';
import { TryDraft } from './calls/try-draft.js';
import { UpdatePlan } from './calls/update-plan.js';
import { OpenOffersUnderDraft } from './lookups/open-offers.js';
import { PricingFacts } from './lookups/pricing-facts.js';
import { CalculatePriceHandler } from './messages/calculate-price.js';
import { FindContractHandler } from './messages/find-contract.js';
import { PriceNightsHandler } from './messages/price-nights.js';
import { planVersions } from './projections/plan-versions.js';
import { PricingPlans } from './lookups/pricing-plans.js';
import { pricingRecord } from './records/pricing-record.js';

@Area({
  records: [pricingRecord],
  projections: [planVersions],
  auditWords: pricingAuditWords,
  calls: [
    FindPricingPlan,
    TryDraft,
    CompareOpenOffers,
    CountContractsInUse,
    ListPlanVersions,
    FindPlanVersion,
    CalculateHourly,
    CreatePlan,
    UpdatePlan,
    SaveDraft,
    DiscardDraft,
    DeletePlan,
    ShowPrice,
  ],
  providers: [
    PricingPlans,
    FindContractHandler,
    CalculatePriceHandler,
    PriceNightsHandler,
    OpenOffersUnderDraft,
    PricingFacts,
  ],
})
export class PricingModule {}
