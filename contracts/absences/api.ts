import { routesOf } from '../vocabulary/route.js';
import { absenceSchemas } from './call-schemas.js';
import { absenceCalls, holderAbsenceCalls } from './calls.js';
import { holderAbsenceSchemas } from './holder-call-schemas.js';

export const absenceApi = routesOf(absenceCalls, absenceSchemas);
export const holderAbsenceApi = routesOf(holderAbsenceCalls, holderAbsenceSchemas);
