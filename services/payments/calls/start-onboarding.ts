import { Inject } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import type { Settings } from '../../platform/settings/settings.js';
import { PAYMENTS, SETTINGS } from '../../platform/tokens.js';
import { decide } from '../domain/account.js';
import { accountRecord } from '../records/account-record.js';

/** Opens the marina's account with the provider, if it has none, and returns the page on which staff complete it. */
@Handles(paymentSettingApi.stripeUrl)
export class StartOnboarding {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({
    marina_id,
    staff: { user_id: id, name },
  }: ReceivedCall<typeof paymentSettingApi.stripeUrl>): Promise<{ readonly url: string } | Refusal> {
    const actor = { kind: 'staff' as const, id, name };
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state } = await this.streams.load(accountRecord, marina_id);
    const known = state.account_reference === null ? {} : { account_reference: state.account_reference };
    try {
      const started = await this.payments.startOnboarding({
        marina_id,
        ...known,
        country: marina.country,
        currency: marina.marina_settings.currency,
        business_name: marina.name,
        return_url: new URL('/payments', this.settings.PUBLIC_URL ?? 'http://localhost').href,
      });
      if (isRefusal(started)) return started;
      const { account_reference, url } = started;
      const command_id = deriveId('start-onboarding', account_reference);
      const context = {
        command_id,
        command_hash: 'start-onboarding',
        marina_id,
        actor,
        correlation_id: command_id,
        causation_id: command_id,
      };
      const receipt = await this.streams.execute(accountRecord, marina_id, context, (before) =>
        decide({ type: 'StartOnboarding', account_reference }, before, this.clock.nowIso()),
      );
      if (isRefusal(receipt)) return receipt;
      // The sandbox's page is the console's own, which may be open under any address.
      return { url: this.payments.name === 'sandbox' ? new URL(url).pathname : url };
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error;
      return refuse('unavailable', paymentErrors.provider_unavailable);
    }
  }
}
