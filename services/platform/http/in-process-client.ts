import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type * as z from 'zod';
import { type Access, allows } from '../../../contracts/vocabulary/access.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { actorOf, parsed } from './api-interceptor.js';
import { type Caller, LinkAuthenticator, ResidentLinkAuthenticator, StaffAuthenticator } from './caller.js';
import { ROUTE } from './route-binding.js';
import { RefusedError } from './problem.js';
import { type ApiRequest, WITHIN_PROCESS } from './received-call.js';
import type { UploadedFile } from './upload.js';

export interface InProcessCall<B> {
  readonly body?: B;
  /** Token of a session or of a reservation's link; absent for public routes. */
  readonly token?: string;
  /** Names the marina of an administrator's call. */
  readonly marina_id?: string;
  /** Chosen by the caller: a repeated call with it is the same command. */
  readonly commandId: string;
  readonly file?: UploadedFile;
}

/** Origin of calls within the process: no network and no browser. */
const NOWHERE = { ip: WITHIN_PROCESS, headers: {} };

type Handler = (request: Partial<ApiRequest>) => Promise<unknown>;

/**
 * Runs the calls of the contracts within the process: bodies are parsed, callers authenticated and permissions checked as
 * over HTTP, and the same handlers answer. Limits by rate and by address, resends, headers and the positions of
 * answers are left out. Callers are cached after their first call, so it suits only programs during which no session or
 * permission changes.
 */
export class InProcessClient {
  private readonly handlers = new Map<Route, Handler>();
  private readonly known = new Map<string, Caller>();
  private readonly staff: StaffAuthenticator;
  private readonly links: LinkAuthenticator;
  private readonly residents: ResidentLinkAuthenticator;

  constructor(app: INestApplicationContext) {
    this.staff = app.get(StaffAuthenticator, { strict: false });
    this.links = app.get(LinkAuthenticator, { strict: false });
    this.residents = app.get(ResidentLinkAuthenticator, { strict: false });
    for (const module of app.get(ModulesContainer).values()) {
      for (const { instance } of module.controllers.values()) this.register(instance);
    }
  }

  /** Returns the route's answer or its refusal, which HTTP would send as a problem document. @throws for defects only */
  async call<B extends z.ZodType, A extends z.ZodType>(
    route: Route<B, A>,
    { body, token, marina_id, commandId, file }: InProcessCall<z.input<B>>,
  ): Promise<z.output<A> | Refusal> {
    const handler = this.handlers.get(route);
    if (handler === undefined) throw new Error(`no handler for ${route.path}`);
    try {
      const caller = await this.callerOf(route, token, marina_id);
      const input: unknown = route.body === undefined ? undefined : parsed(route.body, body ?? {});
      const command = {
        command_id: commandId,
        command_hash: commandId.slice(0, 16),
        marina_id: caller.kind === 'anonymous' ? null : caller.marina_id,
        actor: actorOf(caller),
        correlation_id: commandId,
        causation_id: commandId,
      };
      const given = file === undefined ? input : { ...(input as object | undefined), file };
      const request = { ...NOWHERE, caller, input: given, ...(route.does === 'command' ? { command } : {}) };
      return (await handler(request)) as z.output<A>;
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
  }

  /** Like `call`, for calls that must succeed. @throws with the refusal's code when the call is refused */
  async must<B extends z.ZodType, A extends z.ZodType>(
    route: Route<B, A>,
    call: InProcessCall<z.input<B>>,
  ): Promise<z.output<A>> {
    const answer = await this.call(route, call);
    if (isRefusal(answer)) throw new Error(`${route.path} was refused: ${answer.code} ${JSON.stringify(answer)}`);
    return answer;
  }

  private async callerOf({ access }: Route, token: string | undefined, marina_id: string | undefined): Promise<Caller> {
    if (access.kind === 'public') return { kind: 'anonymous' };
    const caller = token === undefined ? null : await this.recognise(access.kind, token, marina_id);
    if (caller === null) throw new RefusedError(refuse('unauthenticated', 'UNAUTHENTICATED'));
    if (caller.kind === 'staff' && !allows(access, caller.principal)) {
      throw new RefusedError(refuse('forbidden', caller.principal.owes ?? 'FORBIDDEN'));
    }
    return caller;
  }

  private async recognise(by: Access['kind'], token: string, marina_id: string | undefined): Promise<Caller | null> {
    const linked = by === 'boater_link' || by === 'resident_link';
    const name = `${linked ? by : 'staff'} ${token} ${marina_id ?? ''}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const caller = await this.authenticated(by, token, marina_id);
    if (caller !== null) this.known.set(name, caller);
    return caller;
  }

  private authenticated(by: Access['kind'], token: string, marina_id: string | undefined): Promise<Caller | null> {
    if (by === 'boater_link') return this.links.authenticate(token);
    return by === 'resident_link' ? this.residents.authenticate(token) : this.staff.authenticate(token, marina_id);
  }

  private register(controller: object): void {
    const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = prototype[name];
      if (typeof method !== 'function') continue;
      const route = Reflect.getMetadata(ROUTE, method) as Route | undefined;
      if (route === undefined) continue;
      const handle = method as Handler;
      this.handlers.set(route, (request) => handle.call(controller, request));
    }
  }
}
