import { routesOf } from '../vocabulary/route.js';
import { absenceSchemas } from './call-schemas.js';
import { absenceCalls } from './calls.js';

export const absenceApi = routesOf(absenceCalls, absenceSchemas);
