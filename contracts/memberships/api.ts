import { routesOf } from '../vocabulary/route.js';
import { cardSchemas } from './call-schemas.js';
import { cardCalls, requestCalls } from './calls.js';
import { requestSchemas } from './request-call-schemas.js';

export const cardApi = routesOf(cardCalls, cardSchemas);
export const requestApi = routesOf(requestCalls, requestSchemas);
