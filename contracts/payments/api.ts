import { routesOf } from '../vocabulary/route.js';
import { cashUpSchemas, invoiceSchemas, paymentSettingSchemas, payoutSchemas } from './call-schemas.js';
import { cashUpCalls, invoiceCalls, paymentSettingCalls, payoutCalls } from './calls.js';

export const paymentSettingApi = routesOf(paymentSettingCalls, paymentSettingSchemas);
export const payoutApi = routesOf(payoutCalls, payoutSchemas);
export const invoiceApi = routesOf(invoiceCalls, invoiceSchemas);
export const cashUpApi = routesOf(cashUpCalls, cashUpSchemas);
