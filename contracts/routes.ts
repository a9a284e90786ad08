import * as absences from './absences/api.js';
import * as audit from './audit/api.js';
import * as berths from './berths/api.js';
import * as customers from './customers/api.js';
import * as feed from './feed/api.js';
import * as identity from './identity/api.js';
import { SIGN_IN_REFUSED } from './identity/errors.js';
import * as marinas from './marinas/api.js';
import * as memberships from './memberships/api.js';
import { membershipErrors } from './memberships/errors.js';
import * as messages from './messages/api.js';
import * as operations from './operations/api.js';
import * as pricing from './pricing/api.js';
import * as reservations from './reservations/api.js';
import * as traffic from './traffic/api.js';
import type { RefusalKind } from './vocabulary/refusal.js';
import type { Route } from './vocabulary/route.js';

/** Every call of the product, for whatever looks at all of them: the documentation and the tests. */
export const allRoutes: readonly Route[] = [
  identity,
  marinas,
  reservations,
  messages,
  customers,
  memberships,
  berths,
  absences,
  pricing,
  traffic,
  audit,
  feed,
  operations,
].flatMap(routesIn);

/** Routes that a contract exports, one by one or as a record. */
export function routesIn(exported: object): Route[] {
  return Object.values(exported).flatMap((value: unknown): Route[] => {
    if (typeof value !== 'object' || value === null) return [];
    return isRoute(value) ? [value] : Object.values(value).filter(isRoute);
  });
}

function isRoute(value: unknown): value is Route {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'method' in value && 'access' in value && 'answer' in value;
}

/** Codes that are neither a missing record (404) nor a conflict (409). */
const otherKinds: Readonly<Record<string, RefusalKind>> = {
  [SIGN_IN_REFUSED]: 'unauthenticated',
  [membershipErrors.not_available]: 'forbidden',
  FORBIDDEN: 'forbidden',
  LINK_EXPIRED: 'forbidden',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_type',
  PAYMENT_PROVIDER_UNAVAILABLE: 'unavailable',
};

/** What kind of refusal, and so which HTTP status, a route's own error code comes with. */
export function kindOfError(code: string): RefusalKind {
  return otherKinds[code] ?? (/(^|_)NOT_FOUND$/.test(code) ? 'not_found' : 'conflict');
}
