import { routesOf } from '../../../../contracts/vocabulary/route.js';
import { buoySchemas } from './call-schemas.js';
import { buoyCalls } from './calls.js';

export const buoyApi = routesOf(buoyCalls, buoySchemas);
