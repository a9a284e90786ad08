import { Area } from '../platform/areas/area.js';
import { pricingAuditWords } from './audit/audit-words.js';
import { ChangePricingPlanHandler } from './commands/change-pricing-plan.js';
import { PricingController } from './http/pricing-controller.js';
import { CalculatePriceHandler } from './queries/calculate-price.js';
import { FindContractHandler } from './queries/find-contract.js';
import { FindPricingPlanHandler } from './queries/find-pricing-plan.js';
import { PriceNightsHandler } from './queries/price-nights.js';
import { pricingRecord } from './records/pricing-record.js';

@Area({
  records: [pricingRecord],
  auditWords: pricingAuditWords,
  controllers: [PricingController],
  providers: [
    ChangePricingPlanHandler,
    FindPricingPlanHandler,
    FindContractHandler,
    CalculatePriceHandler,
    PriceNightsHandler,
  ],
})
export class PricingModule {}
