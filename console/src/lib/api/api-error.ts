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

/** One change made since the record was read, from the refusal of a stale command. */
export interface ChangeMeanwhile {
  readonly type: string;
  readonly revision: number;
  readonly at: string;
  readonly by: { readonly kind: string; readonly id: string; readonly name: string | null };
}

/** A failed call. `status` 0: the server was never reached (`OFFLINE`). */
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

  /** Stable code; its text is in the catalogue `common`. */
  get error_type(): string {
    return this.problem.error_type;
  }

  /** Invalid fields, by dotted path into the body. */
  get errors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }

  get detail(): string | undefined {
    return this.problem.detail;
  }

  get correlation_id(): string | undefined {
    return this.problem.correlation_id;
  }

  /** True when someone changed the record since it was read. */
  get stale(): boolean {
    return this.status === 412;
  }

  /** The revision that a stale command has missed. */
  get currentRevision(): number | undefined {
    const revision = this.problem.details?.revision;
    return typeof revision === 'number' ? revision : undefined;
  }

  /** The changes made in the meantime and their authors; empty when the refusal does not list them. */
  get changes(): readonly ChangeMeanwhile[] {
    const changes = this.problem.details?.changes;
    return Array.isArray(changes) ? (changes as ChangeMeanwhile[]) : [];
  }

  /** Whether the record of an address does not exist: it is unknown, or the address holds no valid id. */
  get missing(): boolean {
    return this.status === 404 || this.status === 400;
  }

  /** Whether the same call may succeed when sent again: there was no answer, or the server was busy. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const OFFLINE = 'OFFLINE';

export function offlineError(): ApiError {
  return new ApiError({ status: 0, error_type: OFFLINE });
}

/**
 * Parses a refusal. Anything but a problem document, such as a proxy's error page, counts as `INTERNAL` or
 * `UNAVAILABLE`.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const given: unknown = await response.json().catch(() => null);
  const after = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(problemIn(given, response.status), Number.isFinite(after) ? after : undefined);
}

/** The problem document in `given`, or one derived from the status. */
export function problemIn(given: unknown, status: number): Problem {
  if (typeof given === 'object' && given !== null && 'error_type' in given && typeof given.error_type === 'string') {
    return { ...(given as Problem), status };
  }
  return { status, error_type: status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL' };
}
