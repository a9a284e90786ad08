import { routesOf } from '../vocabulary/route.js';
import { notificationSchemas } from './call-schemas.js';
import { notificationCalls } from './calls.js';

export const notificationApi = routesOf(notificationCalls, notificationSchemas);
