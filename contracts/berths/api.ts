import { routesOf } from '../vocabulary/route.js';
import { availabilitySchemas } from './availability-call-schemas.js';
import { berthSchemas } from './call-schemas.js';
import { availabilityCalls, berthCalls, planCalls } from './calls.js';
import { planSchemas } from './plan-call-schemas.js';

export const berthApi = routesOf(berthCalls, berthSchemas);
export const availabilityApi = routesOf(availabilityCalls, availabilitySchemas);
export const planApi = routesOf(planCalls, planSchemas);
