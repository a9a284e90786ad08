import { currentLanguage } from '../i18n/i18n.js';
import { type ApiError, errorOf, offlineError } from './api-error.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { recordOwnPosition, lastSeenPosition } from './last-seen-position.js';
import { endSession, namedMarina, sessionToken } from './session-token.js';
import { recordAnswerPosition } from './hint-coverage.js';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The revision the change builds on; a route that takes none passes over it. */
  readonly revision?: number;
  /** One per intent: a resend under the same id is done once. A new one if left out. */
  readonly commandId?: string;
  /** Of a boater's link, in place of the session's. */
  readonly token?: string;
}

/**
 * Calls the server. Answers what the contract says.
 * @throws ApiError when the call was refused or the server was not reached; the signal's reason when it was given up
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

/** The address of a call, for a GET with its query. */
export function addressOf(route: Call, body: unknown): string {
  if (route.method !== 'GET' || typeof body !== 'object' || body === null) return route.path;
  const query = new URLSearchParams();
  for (const [name, text] of textsOf(body)) query.append(name, text);
  return query.size === 0 ? route.path : `${route.path}?${query.toString()}`;
}

/** A flat body as texts, for a query or a form; what is not given is left out. */
export function textsOf(body: object): [name: string, text: string][] {
  return Object.entries(body as Record<string, unknown>).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/** Who calls, and what the server needs to know to answer once and not too old. */
export function headersOf(route: Call, token: string | undefined, options: CallOptions = {}): Record<string, string> {
  const marina = options.token === undefined ? namedMarina() : null;
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

/** Takes in where the log stands after a command. */
export function rememberPosition(answer: unknown, header: string | null): void {
  const told = typeof answer === 'object' && answer !== null && 'position' in answer ? answer.position : header;
  const position = told === null ? Number.NaN : Number(told);
  if (Number.isSafeInteger(position)) recordOwnPosition(position);
}

/** The session is over when its own token is refused; a boater's link is no session. */
export function endIfRefused(status: number, token: string | undefined, options: CallOptions): void {
  if (status === 401 && options.token === undefined && token !== undefined) endSession(token);
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw request.signal?.aborted === true ? error : offlineError();
  }
}

/** A connection may also break while the answer is under way. */
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
