import { routesOf } from '../vocabulary/route.js';
import { conflictSchemas } from './call-schemas.js';
import { conflictCalls } from './calls.js';

export const conflictApi = routesOf(conflictCalls, conflictSchemas);
