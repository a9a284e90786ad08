import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { pricingAuditView } from './audit-view.js';
import { ChangePricingPlanHandler } from './commands/change-pricing-plan.js';
import { pricingEvents } from './domain/pricing-events.js';
import { PricingController } from './http/pricing-controller.js';
import { CalculatePriceHandler } from './queries/calculate-price.js';
import { FindContractHandler } from './queries/find-contract.js';
import { FindPricingPlanHandler } from './queries/find-pricing-plan.js';

@Module({
  controllers: [PricingController],
  providers: [ChangePricingPlanHandler, FindPricingPlanHandler, FindContractHandler, CalculatePriceHandler],
})
export class PricingModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly hints: HintRegistry,
  ) {}

  onModuleInit(): void {
    this.events.register(pricingEvents);
    this.audit.fold(pricingAuditView);
    this.hints.register('pricing-', { topic: 'pricing' });
  }
}
