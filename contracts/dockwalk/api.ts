import { routesOf } from '../vocabulary/route.js';
import { dockVesselSchemas, dockWalkSchemas } from './call-schemas.js';
import { dockVesselCalls, dockWalkCalls } from './calls.js';

export const dockWalkApi = routesOf(dockWalkCalls, dockWalkSchemas);
export const dockVesselApi = routesOf(dockVesselCalls, dockVesselSchemas);
