import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Operational } from '../http/route-binding.js';
import type { ApiRequest } from '../http/received-call.js';
import { RefusedError } from '../http/problem.js';
import { PAYMENTS } from '../tokens.js';
import { PaymentListeners } from './payment-listeners.js';
import { NOTIFICATION_UNTRUSTED_CODE, type PaymentProvider } from './payment-provider.js';

/**
 * Receives notifications of the payment provider, which repeats each one until it is answered with 200. The call is
 * public: the provider's signature takes the place of a permission.
 */
@Controller()
export class PaymentNotificationController {
  constructor(
    private readonly listeners: PaymentListeners,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  @Operational()
  @Post('/webhooks/payments')
  @HttpCode(200)
  async take(@Req() request: ApiRequest) {
    const { signatureHeader } = this.payments;
    const signature = signatureHeader === null ? undefined : request.headers[signatureHeader];
    const { body } = request;
    if (typeof signature !== 'string' || !(body instanceof Buffer)) {
      throw new RefusedError(refuse('forbidden', NOTIFICATION_UNTRUSTED_CODE));
    }
    const notification = await this.payments.parseNotification(body, signature);
    if (isRefusal(notification)) throw new RefusedError(notification);
    if (notification !== undefined) await this.listeners.tell(notification);
    return { received: true };
  }
}
