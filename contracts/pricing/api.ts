import { routesOf } from '../vocabulary/route.js';
import { pricingSchemas } from './call-schemas.js';
import { pricingCalls } from './calls.js';

export const pricingApi = routesOf(pricingCalls, pricingSchemas);
