import type { Refusal, RefusalKind } from '../../../contracts/vocabulary/refusal.js';

const STATUS: Record<RefusalKind, number> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  stale: 412,
  too_large: 413,
  unsupported_type: 415,
  key_reused: 422,
  too_many: 429,
  unavailable: 503,
};

const TITLE: Record<RefusalKind, string> = {
  validation: 'The request breaks a rule of its form',
  unauthenticated: 'Sign in first',
  forbidden: 'Unauthorized to perform this action',
  not_found: 'There is no such record',
  wrong_method: 'This address takes no such request',
  conflict: 'This cannot be done as things stand',
  stale: 'Somebody changed the record meanwhile',
  too_large: 'The request is too large',
  unsupported_type: 'This kind of content is not taken',
  key_reused: 'The idempotency key was used for another request',
  too_many: 'Too many requests',
  unavailable: 'Not available at the moment',
};

/** RFC 9457, with our stable code and the fields at fault. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly error_type: string;
  readonly errors?: Refusal['errors'];
  readonly details?: Refusal['details'];
  readonly correlation_id: string;
}

export function problemOf(refusal: Refusal, correlationId: string): Problem {
  return {
    type: `urn:quayside:problem:${refusal.code.toLowerCase()}`,
    title: TITLE[refusal.kind],
    status: STATUS[refusal.kind],
    error_type: refusal.code,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
    correlation_id: correlationId,
  };
}

export function statusOf(kind: RefusalKind): number {
  return STATUS[kind];
}

export function titleOf(kind: RefusalKind): string {
  return TITLE[kind];
}

/** Carries a refusal to the filter that answers it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly refusal: Refusal,
    /** Seconds until a retry makes sense, sent as `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(refusal.code);
  }
}
