import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { evolve, initial, type PricingState } from '../domain/pricing.js';
import type { PricingEvent } from '../domain/pricing-events.js';

/** One stream a marina, under the marina's id. */
export const pricingAggregate: Aggregate<PricingState, PricingEvent> = { prefix: 'pricing-', initial, evolve };
