import { routesOf } from '../vocabulary/route.js';
import { cardSchemas } from './call-schemas.js';
import { cardCalls } from './calls.js';

export const cardApi = routesOf(cardCalls, cardSchemas);
