import { routesOf } from '../vocabulary/route.js';
import { cardSchemas } from './call-schemas.js';
import { cardCalls, cardImportCalls, invitationCalls, requestCalls } from './calls.js';
import { cardImportSchemas } from './import-call-schemas.js';
import { invitationSchemas } from './invitation-call-schemas.js';
import { requestSchemas } from './request-call-schemas.js';

export const cardApi = routesOf(cardCalls, cardSchemas);
export const requestApi = routesOf(requestCalls, requestSchemas);
export const invitationApi = routesOf(invitationCalls, invitationSchemas);
export const cardImportApi = routesOf(cardImportCalls, cardImportSchemas);
