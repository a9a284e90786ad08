import { routesOf } from '../vocabulary/route.js';
import { availabilitySchemas } from './availability-call-schemas.js';
import { berthSchemas } from './call-schemas.js';
import { availabilityCalls, berthCalls } from './calls.js';

export const berthApi = routesOf(berthCalls, berthSchemas);
export const availabilityApi = routesOf(availabilityCalls, availabilitySchemas);
