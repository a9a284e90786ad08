import { routesOf } from '../vocabulary/route.js';
import { viewSchemas } from './call-schemas.js';
import { viewCalls } from './calls.js';

export const viewApi = routesOf(viewCalls, viewSchemas);
