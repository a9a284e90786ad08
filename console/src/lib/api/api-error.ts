import type { FieldError } from '../../../../contracts/vocabulary/refusal.js';

/** The problem document of a refused call (RFC 9457), as the server sends it. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly status: number;
  readonly error_type: string;
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
  readonly correlation_id?: string;
}

/** One change that was made since the record was read, as a stale refusal tells it. */
export interface ChangeMeanwhile {
  readonly type: string;
  readonly revision: number;
  readonly at: string;
  readonly by: { readonly kind: string; readonly id: string; readonly name: string | null };
}

/** A call that did not do what was asked. `status` 0: the server was never reached (`OFFLINE`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly problem: Problem,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(problem.error_type);
  }

  get status(): number {
    return this.problem.status;
  }

  /** Stable code; its words are in the catalogue `common`. */
  get error_type(): string {
    return this.problem.error_type;
  }

  /** Fields at fault, by dotted path into the body. */
  get errors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }

  get detail(): string | undefined {
    return this.problem.detail;
  }

  get correlation_id(): string | undefined {
    return this.problem.correlation_id;
  }

  /** Somebody changed the record since it was read. */
  get stale(): boolean {
    return this.status === 412;
  }

  /** What happened meanwhile and by whom; empty when the refusal does not say. */
  get changes(): readonly ChangeMeanwhile[] {
    const changes = this.problem.details?.changes;
    return Array.isArray(changes) ? (changes as ChangeMeanwhile[]) : [];
  }

  /** Whether the same call may well work when sent again: no answer came, or the server was busy. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const OFFLINE = 'OFFLINE';

export function offlineError(): ApiError {
  return new ApiError({ status: 0, error_type: OFFLINE });
}

/** Reads a refusal. What is no problem document, a proxy's page say, counts as `INTERNAL` or `UNAVAILABLE`. */
export async function errorOf(response: Response): Promise<ApiError> {
  const given: unknown = await response.json().catch(() => null);
  const after = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(problemIn(given, response.status), Number.isFinite(after) ? after : undefined);
}

/** The problem document in `given`, or one that says as much as the status does. */
export function problemIn(given: unknown, status: number): Problem {
  if (typeof given === 'object' && given !== null && 'error_type' in given && typeof given.error_type === 'string') {
    return { ...(given as Problem), status };
  }
  return { status, error_type: status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL' };
}
