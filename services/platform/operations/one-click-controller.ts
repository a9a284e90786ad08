import { Controller, Get, HttpCode, Param, Post, Redirect, Req } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { Operational } from '../http/route-binding.js';
import type { ApiRequest } from '../http/received-call.js';
import { OneClickUnsubscribing } from '../http/one-click-unsubscribing.js';
import { RefusedError } from '../http/problem.js';
import { RateLimits } from '../http/rate-limits.js';

/**
 * The address of the header List-Unsubscribe, to which mail programs post without asking the reader again (RFC 8058).
 * Programs that check links only read it, so a GET changes nothing and leads to the page.
 */
@Controller()
export class OneClickController {
  constructor(
    private readonly modules: ModuleRef,
    private readonly limits: RateLimits,
  ) {}

  @Operational()
  @Post('/boater/unsubscribe/:token')
  @HttpCode(200)
  async unsubscribe(@Param('token') token: string, @Req() request: ApiRequest) {
    await this.limits.count('public', request.ip);
    const answer = await this.modules.get(OneClickUnsubscribing, { strict: false }).unsubscribe(token, request.id);
    if (isRefusal(answer)) throw new RefusedError(answer);
    return answer;
  }

  @Operational()
  @Get('/boater/unsubscribe/:token')
  @Redirect(undefined, 303)
  page(@Param('token') token: string) {
    return { url: `/unsubscribe/${encodeURIComponent(token)}` };
  }
}
