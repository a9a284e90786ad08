/**
 * A broken business rule. Deciders and handlers return refusals as values; only the HTTP
 * layer turns one into a problem document (RFC 9457).
 *
 * `kind` picks the HTTP status, `code` is the stable `error_type` that clients switch on, `errors`
 * name the fields at fault with the specification's message keys, and `details` carries facts that
 * the screen shows (never personal data, never internals).
 */
export type RefusalKind =
  | 'validation' // 400
  | 'unauthenticated' // 401
  | 'forbidden' // 403
  | 'not_found' // 404
  | 'wrong_method' // 405
  | 'conflict' // 409
  | 'stale' // 412
  | 'too_large' // 413
  | 'unsupported_type' // 415
  | 'key_reused' // 422
  | 'too_many' // 429
  | 'unavailable'; // 503

export interface FieldError {
  /** Dotted path into the request body, e.g. `payment.price_per_night`. */
  readonly path: string;
  /** Stable message key, e.g. `reservation_priceRequired`. */
  readonly code: string;
}

export interface Refusal {
  readonly refused: true;
  readonly kind: RefusalKind;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
}

export function refuse(
  kind: RefusalKind,
  code: string,
  more: { errors?: readonly FieldError[]; details?: Readonly<Record<string, unknown>> } = {},
): Refusal {
  return { refused: true, kind, code, ...more };
}

/** Makes the commonest refusal: one or more fields break a rule. */
export function refuseFields(...errors: readonly FieldError[]): Refusal {
  return refuse('validation', 'VALIDATION', { errors });
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}
