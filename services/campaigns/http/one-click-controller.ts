import { Controller, Get, HttpCode, Param, Post, Redirect, Req } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { type ApiRequest, Operational } from '../../platform/http/endpoint.js';
import { RefusedError } from '../../platform/http/problem.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { ChangeSubscription } from '../commands/change-subscription.js';

/**
 * The address of the header List-Unsubscribe, to which mail programs post without asking the reader again (RFC 8058).
 * Programs that check links only read it, so a GET changes nothing and leads to the page.
 */
@Controller()
export class OneClickController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Operational()
  @Post('/boater/unsubscribe/:token')
  @HttpCode(200)
  async unsubscribe(@Param('token') token: string, @Req() request: ApiRequest) {
    await this.limits.count('public', request.ip);
    const command_id = freshId();
    const context = {
      command_id,
      command_hash: 'one click',
      marina_id: null,
      actor: { kind: 'boater' as const, id: 'anonymous', name: null },
      correlation_id: request.id,
      causation_id: command_id,
    };
    const answer = await this.commands.execute(new ChangeSubscription({ token, subscribed: false }, context));
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
