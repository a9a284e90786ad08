import { routesOf } from '../vocabulary/route.js';
import { campaignSchemas, subscriptionSchemas } from './call-schemas.js';
import { campaignCalls, subscriptionCalls } from './calls.js';

export const campaignApi = routesOf(campaignCalls, campaignSchemas);
export const subscriptionApi = routesOf(subscriptionCalls, subscriptionSchemas);
