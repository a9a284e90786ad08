import { routesOf } from '../vocabulary/route.js';
import { reportSchemas } from './call-schemas.js';
import { reportCalls } from './calls.js';

export const reportApi = routesOf(reportCalls, reportSchemas);
