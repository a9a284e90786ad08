import { Area } from '../platform/areas/area.js';
import { pricingAuditWords } from './audit/audit-words.js';
import { ChangePricingPlanHandler } from './commands/change-pricing-plan.js';
import { PricingController } from './http/pricing-controller.js';
import { OpenOffersUnderDraft } from './lookups/open-offers.js';
import { PricingFacts } from './lookups/pricing-facts.js';
import { planVersions } from './projections/plan-versions.js';
import { CalculateHourlyHandler } from './queries/calculate-hourly.js';
import { CompareOpenOffersHandler } from './queries/compare-offers.js';
import { CountContractsInUseHandler } from './queries/count-contracts-in-use.js';
import { FindPlanVersionHandler, ListPlanVersionsHandler } from './queries/plan-versions.js';
import { TryDraftHandler } from './queries/try-draft.js';
import { CalculatePriceHandler } from './queries/calculate-price.js';
import { FindContractHandler } from './queries/find-contract.js';
import { FindPricingPlanHandler } from './queries/find-pricing-plan.js';
import { PriceNightsHandler } from './queries/price-nights.js';
import { pricingRecord } from './records/pricing-record.js';

@Area({
  records: [pricingRecord],
  projections: [planVersions],
  auditWords: pricingAuditWords,
  controllers: [PricingController],
  providers: [
    ChangePricingPlanHandler,
    FindPricingPlanHandler,
    FindContractHandler,
    CalculatePriceHandler,
    PriceNightsHandler,
    CalculateHourlyHandler,
    CompareOpenOffersHandler,
    CountContractsInUseHandler,
    FindPlanVersionHandler,
    ListPlanVersionsHandler,
    TryDraftHandler,
    OpenOffersUnderDraft,
    PricingFacts,
  ],
})
export class PricingModule {}
