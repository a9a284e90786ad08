import { routesOf } from '../vocabulary/route.js';
import { messageSchemas } from './call-schemas.js';
import { messageCalls } from './calls.js';

export const messageApi = routesOf(messageCalls, messageSchemas);
