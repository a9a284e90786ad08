import { routesOf } from '../vocabulary/route.js';
import { chainCalls, sessionCalls, userCalls } from './calls.js';
import { chainSchemas } from './chain-call-schemas.js';
import { sessionSchemas } from './session-call-schemas.js';
import { userSchemas } from './user-call-schemas.js';

export const sessionApi = routesOf(sessionCalls, sessionSchemas);
export const userApi = routesOf(userCalls, userSchemas);
export const chainApi = routesOf(chainCalls, chainSchemas);
