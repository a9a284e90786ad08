import { routesOf } from '../vocabulary/route.js';
import { dashboardSchemas } from './call-schemas.js';
import { chainDashboardCalls, dashboardCalls } from './calls.js';
import { chainDashboardSchemas } from './chain-call-schemas.js';

export const dashboardApi = routesOf(dashboardCalls, dashboardSchemas);
export const chainDashboardApi = routesOf(chainDashboardCalls, chainDashboardSchemas);
