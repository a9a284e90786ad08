import { currentLanguage } from '../i18n/i18n.js';
import { type ApiError, errorOf, offlineError } from './api-error.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { filledPath, pathFieldsOf } from '../../../../contracts/vocabulary/path-fields.js';
import { recordOwnPosition, lastSeenPosition } from './last-seen-position.js';
import { endSession, namedMarina, sessionToken } from './session-token.js';
import { recordAnswerPosition } from './hint-coverage.js';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The revision that the change builds on; routes without revisions ignore it. */
  readonly revision?: number;
  /** Idempotency key: the server runs resends under the same id once. Defaults to a new id. */
  readonly commandId?: string;
  /** The token of a boater's link, used instead of the session's. */
  readonly token?: string;
  /** The marina that an administrator acts for in this call, instead of the one they work in. */
  readonly marina?: string;
}

/**
 * Calls the server and returns the answer that the contract defines.
 * @throws ApiError when the call was refused or the server was not reached; the signal's reason when the call was
 * aborted
 */
export async function call<In, Out>(route: Call<In, Out>, body?: In, options: CallOptions = {}): Promise<Out> {
  const token = options.token ?? sessionToken() ?? undefined;
  const response = await reach(addressOf(route, body), {
    method: route.method,
    headers: headersOf(route, token, options),
    ...(route.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: options.signal,
    cache: 'no-store',
  });
  if (!response.ok) throw await refused(response, token, options);
  const answer = await readAnswer(response, options.signal);
  const position = response.headers.get('X-Position');
  if (route.does === 'command') rememberPosition(answer, position);
  else recordAnswerPosition(/^\d+$/.test(position ?? '') ? Number(position) : null);
  return answer as Out;
}

/** The URL of a call, including the query of a GET. */
export function addressOf(route: Call, body: unknown): string {
  if (route.method !== 'GET' || typeof body !== 'object' || body === null) return route.path;
  const inPath = new Set(pathFieldsOf(route.path));
  const path = filledPath(route.path, body as Record<string, unknown>);
  const query = new URLSearchParams(textsOf(body).filter(([name]) => !inPath.has(name)));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** A flat body as strings, for a query or a form; undefined values are left out. */
export function textsOf(body: object): [name: string, text: string][] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/** Headers for authentication, idempotency, and the oldest log position that an answer may reflect. */
export function headersOf(route: Call, token: string | undefined, options: CallOptions = {}): Record<string, string> {
  const marina = options.token === undefined ? (options.marina ?? namedMarina()) : null;
  return {
    Accept: 'application/json',
    ...(route.method === 'POST' && route.upload !== true ? { 'Content-Type': 'application/json' } : {}),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(marina === null ? {} : { 'X-Marina-Id': marina }),
    ...(route.spoken === true ? { 'Accept-Language': currentLanguage() } : {}),
    ...(route.does === 'command' ? { 'Idempotency-Key': options.commandId ?? crypto.randomUUID() } : {}),
    ...(route.revision === true && options.revision !== undefined ? { 'If-Match': `"${options.revision}"` } : {}),
    ...(route.does === 'query' && lastSeenPosition() > 0 ? { 'X-Min-Position': String(lastSeenPosition()) } : {}),
  };
}

/** Records the log position of a command's receipt. */
export function rememberPosition(answer: unknown, header: string | null): void {
  const stated = typeof answer === 'object' && answer !== null && 'position' in answer ? answer.position : header;
  const position = stated === null ? Number.NaN : Number(stated);
  if (Number.isSafeInteger(position)) recordOwnPosition(position);
}

/** Ends the session when the server refuses its token; refusing a boater's link ends no session. */
export function endIfRefused(status: number, token: string | undefined, options: CallOptions): void {
  if (status === 401 && options.token === undefined && token !== undefined) endSession('refused', token);
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw request.signal?.aborted === true ? error : offlineError();
  }
}

/** The connection may also break while the body is being read. */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw signal?.aborted === true ? error : offlineError();
  }
}

async function refused(response: Response, token: string | undefined, options: CallOptions): Promise<ApiError> {
  const error = await errorOf(response);
  endIfRefused(response.status, token, options);
  return error;
}
