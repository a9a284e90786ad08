import { routesOf } from '../vocabulary/route.js';
import { dashboardSchemas } from './call-schemas.js';
import { dashboardCalls } from './calls.js';

export const dashboardApi = routesOf(dashboardCalls, dashboardSchemas);
