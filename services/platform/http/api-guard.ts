import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import * as z from 'zod';
import { allows, allowsProgram, type Principal } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import {
  API_KEY_PREFIX,
  type Caller,
  type LinkAuthenticator,
  type ProgramAuthenticator,
  type ResidentLinkAuthenticator,
  type StaffAuthenticator,
} from './caller.js';
import { OPERATIONAL, ROUTE } from './route-binding.js';
import { RefusedError } from './problem.js';
import type { RateLimits } from './rate-limits.js';
import type { ApiRequest } from './received-call.js';

/** The part of a berth request that is counted. A body without it is refused afterwards, and costs nothing. */
const requestHead = z.object({ marina_code: z.string(), boater: z.object({ email: z.string().trim().toLowerCase() }) });

const forbidden = (who?: Principal) => new RefusedError(refuse('forbidden', who?.owes ?? 'FORBIDDEN'));
const unauthenticated = () => new RefusedError(refuse('unauthenticated', 'UNAUTHENTICATED'));

/**
 * Authenticates the caller, limits the rate of requests and checks permissions. A handler without a route is closed.
 */
export class ApiGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly staff: StaffAuthenticator,
    private readonly links: LinkAuthenticator,
    private readonly residents: ResidentLinkAuthenticator,
    private readonly programs: ProgramAuthenticator,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    if (this.reflector.get<boolean | undefined>(OPERATIONAL, context.getHandler()) === true) return true;
    const route = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (route === undefined) throw forbidden();
    request.caller = await this.callerOf(route, request);
    return true;
  }

  private async callerOf(route: Route, request: ApiRequest): Promise<Caller> {
    const { access } = route;
    if (access.kind === 'public') {
      await this.limits.count(route.rate ?? 'public', request.ip);
      if (route.rate === 'booking') await this.limits.count('request', request.ip);
      if (route.rate === 'request' || route.rate === 'booking') await this.countRequest(request.body);
      return { kind: 'anonymous' };
    }
    const token = bearer(request);
    if (token === undefined) throw unauthenticated();
    if (access.kind === 'boater_link') {
      const boater = await this.links.authenticate(token);
      if (boater === null) return this.turnAway(request);
      await this.limits.count(route.rate ?? 'boater', boater.reservation_id);
      return boater;
    }
    if (access.kind === 'resident_link') {
      const resident = await this.residents.authenticate(token);
      if (resident === null) return this.turnAway(request);
      await this.limits.count(route.rate ?? 'boater', resident.vessel_id);
      return resident;
    }
    if (token.startsWith(API_KEY_PREFIX)) return this.programOf(route, token, request);
    const caller = await this.staff.authenticate(token, header(request, 'x-marina-id'));
    if (caller === null) return this.turnAway(request);
    await this.limits.count(route.rate ?? 'staff', caller.session_id);
    if (!allows(access, caller.principal)) throw forbidden(caller.principal);
    return caller;
  }

  private async programOf(route: Route, token: string, request: ApiRequest): Promise<Caller> {
    const program = await this.programs.authenticate(token);
    if (program === null) return this.turnAway(request);
    const { scopes, as: caller } = program;
    await this.limits.count('program', caller.user_id);
    if (!allowsProgram(route, scopes, caller.principal)) throw forbidden();
    await this.programs.noteUse(caller.user_id);
    return caller;
  }

  /**
   * A berth request sends mails to an address that nobody has confirmed, and takes room at the marina: both are limited,
   * whichever addresses the requests come from.
   */
  private async countRequest(body: unknown): Promise<void> {
    const asked = requestHead.safeParse(body);
    if (!asked.success) return;
    await this.limits.count('mailbox', asked.data.boater.email);
    await this.limits.count('marina', asked.data.marina_code);
  }

  /** Counts a failed token by its address: every guessed token would have a count of its own. */
  private async turnAway(request: ApiRequest): Promise<never> {
    await this.limits.count('public', request.ip);
    throw unauthenticated();
  }
}

function bearer(request: ApiRequest): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,512})$/.exec(request.headers.authorization ?? '');
  return match?.[1];
}

function header(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
