import { Inject } from '@nestjs/common';
import type { PaymentAccount } from '../../../contracts/payments/account.js';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { maskedIban } from '../../../contracts/payments/rules/iban.js';
import { FindOpenOffers } from '../../../contracts/reservations/queries.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type PaymentProvider, PaymentProviderUnavailableError } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { ReportAccount } from '../messages/report-account.js';
import { payoutList } from '../projections/payout-list.js';
import { accountRecord } from '../records/account-record.js';

/** The account as the provider has it now; what is on record while the provider does not answer. */
@Handles(paymentSettingApi.account)
export class ShowAccount {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly marinas: InvoiceLookup,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof paymentSettingApi.account>): Promise<PaymentAccount> {
    const marina = await this.marinas.marina(marina_id);
    const { account_reference } = (await this.streams.load(accountRecord, marina_id)).state;
    if (account_reference !== null) await this.refresh(account_reference);
    const { state } = await this.streams.load(accountRecord, marina_id);
    const [next] = await this.projections.model(payoutList).find({
      filter: { marina_id, status: 'in_transit' },
      sort: [['arrives_on', 1]],
      limit: 1,
    });
    const offers = await this.queries.execute(new FindOpenOffers(marina_id));
    return {
      provider: this.payments.name,
      accepts_online_payments: marina.marina_settings.accepts_online_payments,
      onboarding: state.onboarding,
      account: account_reference,
      business_name: state.business_name,
      iban: state.bank === null ? null : maskedIban(state.bank),
      steps: [...state.steps],
      open_offers: offers.filter(({ terms }) => terms.method === 'ONLINE').length,
      next_payout:
        next === undefined
          ? null
          : {
              id: next.payout_reference,
              amount: toDecimal(next.amount),
              currency: next.currency,
              status: next.status,
              arrives_on: next.arrives_on,
              movements: next.movements,
            },
    };
  }

  private async refresh(account: string): Promise<void> {
    try {
      await this.commands.execute(new ReportAccount(account));
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error;
    }
  }
}
