import { routesOf } from '../vocabulary/route.js';
import { auditSchemas } from './call-schemas.js';
import { auditCalls } from './calls.js';

export const auditApi = routesOf(auditCalls, auditSchemas);
