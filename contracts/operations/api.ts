import { routesOf } from '../vocabulary/route.js';
import { clickSchemas, crashSchemas, demoSchemas, mailOutboxSchemas, operationsSchemas } from './call-schemas.js';
import { clickCalls, crashCalls, demoCalls, mailOutboxCalls, operationsCalls } from './calls.js';

export const operationsApi = routesOf(operationsCalls, operationsSchemas);
export const crashApi = routesOf(crashCalls, crashSchemas);
export const clickApi = routesOf(clickCalls, clickSchemas);
export const mailOutboxApi = routesOf(mailOutboxCalls, mailOutboxSchemas);
export const demoApi = routesOf(demoCalls, demoSchemas);
