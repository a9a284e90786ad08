import { routesOf } from '../vocabulary/route.js';
import { messageSchemas } from './call-schemas.js';
import { messageCalls, templateCalls } from './calls.js';
import { templateSchemas } from './template-call-schemas.js';

export const messageApi = routesOf(messageCalls, messageSchemas);
export const templateApi = routesOf(templateCalls, templateSchemas);
