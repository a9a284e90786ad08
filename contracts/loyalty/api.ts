import { routesOf } from '../vocabulary/route.js';
import { loyaltySchemas } from './call-schemas.js';
import { loyaltyCalls, promotionCalls } from './calls.js';
import { promotionSchemas } from './promotion-call-schemas.js';

export const loyaltyApi = routesOf(loyaltyCalls, loyaltySchemas);
export const promotionApi = routesOf(promotionCalls, promotionSchemas);
