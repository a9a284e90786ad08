import { Controller } from '@nestjs/common';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import {
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  SpokenLanguage,
  Staff,
} from '../../platform/http/endpoint.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { ChangeBank } from '../commands/change-bank.js';
import { ConfirmBerthVat } from '../commands/confirm-berth-vat.js';
import { SetOnlinePayments } from '../commands/set-online-payments.js';
import { SetVatRates } from '../commands/set-vat-rates.js';
import { StartOnboarding } from '../commands/start-onboarding.js';
import { ExportMoney } from '../queries/export-money.js';
import { ShowAccount } from '../queries/show-account.js';
import { ShowVatLists } from '../queries/show-vat-lists.js';

@Controller()
export class PaymentSettingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(paymentSettingApi.update)
  update(@Input() input: RouteInput<typeof paymentSettingApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SetOnlinePayments(input.accepts_online_payments, context));
  }

  @Endpoint(paymentSettingApi.stripeUrl)
  stripeUrl(
    @Input() _: RouteInput<typeof paymentSettingApi.stripeUrl>,
    @MarinaId() marina: string,
    @Staff() { user_id: id, name }: StaffCaller,
  ) {
    return this.commands.execute(new StartOnboarding(marina, { kind: 'staff', id, name }));
  }

  @Endpoint(paymentSettingApi.account)
  account(@Input() _: RouteInput<typeof paymentSettingApi.account>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowAccount(marina));
  }

  @Endpoint(paymentSettingApi.iban)
  iban(
    @Input() { data, password }: RouteInput<typeof paymentSettingApi.iban>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeBank(data.iban, { user_id, password }, context));
  }

  @Endpoint(paymentSettingApi.vatLists)
  vatLists(@Input() _: RouteInput<typeof paymentSettingApi.vatLists>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowVatLists(marina));
  }

  @Endpoint(paymentSettingApi.updateVat)
  updateVat(@Input() input: RouteInput<typeof paymentSettingApi.updateVat>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SetVatRates(input, context));
  }

  @Endpoint(paymentSettingApi.confirmBerthVat)
  confirmBerthVat(
    @Input() { percent }: RouteInput<typeof paymentSettingApi.confirmBerthVat>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ConfirmBerthVat(percent, context));
  }

  @Endpoint(paymentSettingApi.export)
  export(
    @Input() input: RouteInput<typeof paymentSettingApi.export>,
    @MarinaId() marina: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ExportMoney(marina, input, language));
  }
}
