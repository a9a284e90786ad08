import { routesOf } from '../vocabulary/route.js';
import { apiKeySchemas } from './api-key-call-schemas.js';
import {
  apiKeyCalls,
  chainCalls,
  invitationCalls,
  overseerCalls,
  secondFactorCalls,
  sessionCalls,
  userCalls,
} from './calls.js';
import { chainSchemas } from './chain-call-schemas.js';
import { invitationSchemas } from './invitation-call-schemas.js';
import { overseerSchemas } from './overseer-call-schemas.js';
import { secondFactorSchemas } from './second-factor-call-schemas.js';
import { sessionSchemas } from './session-call-schemas.js';
import { userSchemas } from './user-call-schemas.js';

export const sessionApi = routesOf(sessionCalls, sessionSchemas);
export const userApi = routesOf(userCalls, userSchemas);
export const secondFactorApi = routesOf(secondFactorCalls, secondFactorSchemas);
export const apiKeyApi = routesOf(apiKeyCalls, apiKeySchemas);
export const invitationApi = routesOf(invitationCalls, invitationSchemas);
export const chainApi = routesOf(chainCalls, chainSchemas);
export const overseerApi = routesOf(overseerCalls, overseerSchemas);
