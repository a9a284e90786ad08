import { createHash } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type * as z from 'zod';
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refuse,
  refuseFields,
} from '../../../contracts/vocabulary/refusal.js';
import { fieldCode } from '../../../contracts/vocabulary/field-code.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { ProjectionHost } from '../consuming/projection-host.js';
import type { UnreadEvents } from '../consuming/unread-events.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import { covered, type Covered } from '../event-sourcing/covering-position.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import { asOf } from '../event-sourcing/log-moment.js';
import { contentHash, deriveId, freshId } from '../event-sourcing/derived-id.js';
import type { Caller, StaffAuthenticator } from './caller.js';
import { ROUTE } from './route-binding.js';
import { RecentAnswers } from './idempotency.js';
import { MissingRecords } from './missing-records.js';
import { RefusedError } from './problem.js';
import type { RateLimits } from './rate-limits.js';
import type { ApiRequest } from './received-call.js';
import { ExpectedUpload, originOf } from './upload-allowance.js';
import { SentFile } from './sent-file.js';
import { readUpload, type UploadedFile } from './upload.js';

/** How long a query waits for the read models to include what the caller or others of the marina have written. */
const LONGEST_WAIT_MS = 2000;

/**
 * Parses requests by the route's contract, runs each command once, lets queries wait for read models, and throws
 * refusals as errors.
 */
export class ApiInterceptor implements NestInterceptor {
  private readonly reflector = new Reflector();
  private readonly recent = new RecentAnswers();
  private readonly missing: MissingRecords;

  constructor(
    private readonly projections: ProjectionHost,
    private readonly log: EventLog,
    private readonly staff: StaffAuthenticator,
    /** Secret of this installation; the key of the hashes of bodies. */
    private readonly hashKey: Buffer,
    private readonly limits: Pick<RateLimits, 'take'>,
    unread: UnreadEvents,
  ) {
    this.missing = new MissingRecords(unread, LONGEST_WAIT_MS);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (context.getType() !== 'http' || route === undefined) return next.handle();
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<ApiRequest>(), http.getResponse<FastifyReply>()];
    return from(
      route.upload === true
        ? this.answerUpload(route, request, reply, next)
        : this.answer(route, request, reply, next, parseInput),
    );
  }

  /** An upload that is refused or fails is not stored, so it uses up no allowance. */
  private async answerUpload(
    route: Route,
    request: ApiRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const expected = new ExpectedUpload(this.limits, originOf(request.caller, request.ip));
    try {
      return await this.answer(route, request, reply, next, () => parseUpload(route, request, expected));
    } catch (error) {
      await expected.giveBack();
      // A chunked body may go on without end; it is read no further.
      if (request.headers['content-length'] === undefined) void reply.header('Connection', 'close');
      throw error;
    }
  }

  private async answer(
    route: Route,
    request: ApiRequest,
    reply: FastifyReply,
    next: CallHandler,
    parse: (route: Route, request: ApiRequest) => unknown,
  ): Promise<unknown> {
    request.input = await parse(route, request);
    const run = () => firstValueFrom(next.handle() as Observable<unknown>, { defaultValue: undefined });
    const result =
      route.does === 'query'
        ? await this.query(route, request, reply, run)
        : await this.command(route, request, reply, run);
    if (isRefusal(result)) throw new RefusedError(result);
    return result;
  }

  private async query(
    route: Route,
    request: ApiRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const wanted = wholeHeader(request, 'x-min-position');
    const reached = wanted === undefined || (await this.projections.reached(wanted, LONGEST_WAIT_MS));
    // Read before the query runs: the answer may include later events, but never lacks one up to this position.
    const position = this.projections.position();
    if (position !== undefined) void reply.header('X-Position', String(position));
    const first = await run();
    const isMissing = isRefusal(first) && first.kind === 'not_found';
    const answer = isMissing ? await this.lookAgain(request, first, reached, run) : first;
    if (answer instanceof SentFile) void reply.headers(answer.headers);
    else if (route.tagged === true && !isRefusal(answer))
      void reply.headers({ ETag: contentTag(answer), 'Cache-Control': 'no-cache' });
    return answer;
  }

  /** The record may exist by now: nobody is told that it does not before the read models have caught up with it. */
  private async lookAgain(
    { input, caller = { kind: 'anonymous' } }: ApiRequest,
    missing: Refusal,
    reached: boolean,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const unsure = refuse('unavailable', 'UNAVAILABLE');
    if (!reached) return unsure;
    const position = await this.missing.shownFrom(input, caller);
    if (position === undefined) return missing;
    return (await this.projections.reached(position, LONGEST_WAIT_MS)) ? run() : unsure;
  }

  private async command(
    route: Route,
    request: ApiRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ): Promise<unknown> {
    const { result, position } = await this.once(route, request, () =>
      asOf({ since: performance.now() }, () => covered(run, () => this.log.coveringHead())),
    );
    if (isRefusal(result)) return result;
    if (isReceipt(result) || isKnown(request.caller)) void reply.header('X-Position', String(position));
    if (!isReceipt(result)) return result;
    void reply.header('ETag', `"${result.revision}"`);
    return { ...result, position };
  }

  private async once(
    route: Route,
    request: ApiRequest,
    run: () => Promise<Covered<unknown>>,
  ): Promise<Covered<unknown>> {
    const key = idempotencyKey(request);
    const caller = request.caller ?? { kind: 'anonymous' };
    // The hash binds the key to the route and to the marina: in another marina the same input is another request.
    const marina = caller.kind === 'staff' && caller.marina_id !== null ? { marina: caller.marina_id } : {};
    const hash = contentHash({ path: route.path, input: hashable(request.input), ...marina }, this.hashKey);
    const who = callerId(caller, request);
    request.command = commandContext(route, request, caller, key === undefined ? freshId() : deriveId(who, key), hash);
    if (key === undefined) return run();
    const isGood = route.opens_session === true ? (answer: unknown) => this.isLiveSession(answer) : undefined;
    return this.recent.once(`${who} ${key}`, hash, run, isGood);
  }

  private async isLiveSession(answer: unknown): Promise<boolean> {
    const { token } = answer as { token?: unknown };
    return typeof token === 'string' && (await this.staff.authenticate(token, undefined)) !== null;
  }
}

/**
 * The commands of strangers name no position except in receipts: it would show whether an answer that is the same for
 * every address has appended an event.
 */
function isKnown(caller: Caller | undefined): boolean {
  return caller !== undefined && caller.kind !== 'anonymous';
}

/** Equal answers have equal tags, so that the server sends an answer again only when it has changed. */
function contentTag(answer: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
}

function parseInput(route: Route, request: ApiRequest): unknown {
  const given =
    route.method === 'GET' ? { ...(request.query as object), ...(request.params as object) } : (request.body ?? {});
  if (route.body === undefined) return undefined;
  return parsed(route.body, given);
}

/** Parses an upload's fields by the contract and adds the file, whose digest makes a resend comparable. */
async function parseUpload(route: Route, request: ApiRequest, expected: ExpectedUpload): Promise<unknown> {
  const { fields, file } = await readUpload(request, expected);
  const body = route.body === undefined ? {} : (parsed(route.body, fields) as object);
  return { ...body, file };
}

/** @throws RefusedError VALIDATION with every field at fault */
export function parsed<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue): FieldError[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknownField' }))
      : [{ path: issue.path.join('.'), code: fieldCode(issue) }],
  );
  throw new RefusedError(refuseFields(...errors.slice(0, 50)));
}

function commandContext(route: Route, request: ApiRequest, caller: Caller, id: string, hash: string): CommandContext {
  const expected = route.revision === true ? ifMatch(request) : undefined;
  return {
    command_id: id,
    command_hash: hash,
    marina_id: caller.kind === 'anonymous' ? null : caller.marina_id,
    actor: actorOf(caller),
    correlation_id: request.id,
    causation_id: id,
    ...(expected === undefined ? {} : { expected_revision: expected }),
  };
}

export function actorOf(caller: Caller): CommandContext['actor'] {
  if (caller.kind === 'staff') {
    return { kind: caller.principal.is_admin ? 'admin' : 'staff', id: caller.user_id, name: caller.name };
  }
  if (caller.kind !== 'anonymous') return { kind: 'boater', id: caller.boater_id, name: caller.name };
  return { kind: 'boater', id: 'anonymous', name: null };
}

/** Replaces a file by its digest. */
function hashable(input: unknown): unknown {
  const file = (input as { file?: UploadedFile } | undefined)?.file;
  return file?.sha256 === undefined ? input : { ...(input as object), file: file.sha256 };
}

function callerId(caller: Caller, request: ApiRequest): string {
  if (caller.kind === 'staff') return caller.user_id;
  if (caller.kind === 'boater') return caller.reservation_id;
  return caller.kind === 'resident' ? `vessel ${caller.vessel_id}` : `anonymous ${request.ip}`;
}

function idempotencyKey(request: ApiRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new RefusedError(
    refuse('validation', 'VALIDATION', { errors: [{ path: 'Idempotency-Key', code: 'invalidKey' }] }),
  );
}

function ifMatch(request: ApiRequest): number | undefined {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  const match = /^(?:W\/)?"?(\d{1,15})"?$/.exec(given);
  if (match !== null) return Number(match[1]);
  throw new RefusedError(
    refuse('validation', 'VALIDATION', { errors: [{ path: 'If-Match', code: 'invalidRevision' }] }),
  );
}

function wholeHeader(request: ApiRequest, name: string): number | undefined {
  const given = request.headers[name];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new RefusedError(refuse('validation', 'VALIDATION', { errors: [{ path: name, code: 'invalidPosition' }] }));
}

function isReceipt(result: unknown): result is { revision: number; position: number } {
  if (typeof result !== 'object' || result === null) return false;
  const { revision, position } = result as Record<string, unknown>;
  return typeof revision === 'number' && typeof position === 'number';
}
