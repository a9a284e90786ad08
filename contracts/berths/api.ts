import { routesOf } from '../vocabulary/route.js';
import { availabilitySchemas } from './availability-call-schemas.js';
import { berthSchemas } from './call-schemas.js';
import {
  availabilityCalls,
  berthCalls,
  berthImportCalls,
  berthInfoCalls,
  harbourMapCalls,
  manyBerthsCalls,
  planActionCalls,
  planCalls,
  planGestureCalls,
} from './calls.js';
import { harbourMapSchemas } from './harbour-map-call-schemas.js';
import { berthImportSchemas } from './import-call-schemas.js';
import { manyBerthsSchemas } from './many-call-schemas.js';
import { berthInfoSchemas } from './info-call-schemas.js';
import { planActionSchemas, planGestureSchemas, planSchemas } from './plan-call-schemas.js';

export const berthApi = routesOf(berthCalls, berthSchemas);
export const berthInfoApi = routesOf(berthInfoCalls, berthInfoSchemas);
export const berthImportApi = routesOf(berthImportCalls, berthImportSchemas);
export const manyBerthsApi = routesOf(manyBerthsCalls, manyBerthsSchemas);
export const availabilityApi = routesOf(availabilityCalls, availabilitySchemas);
export const planApi = routesOf(planCalls, planSchemas);
export const harbourMapApi = routesOf(harbourMapCalls, harbourMapSchemas);
export const planGestureApi = routesOf(planGestureCalls, planGestureSchemas);
export const planActionApi = routesOf(planActionCalls, planActionSchemas);
