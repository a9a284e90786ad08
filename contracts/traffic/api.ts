import { routesOf } from '../vocabulary/route.js';
import { trafficSchemas } from './call-schemas.js';
import { trafficCalls } from './calls.js';

export const trafficApi = routesOf(trafficCalls, trafficSchemas);
