import { Controller } from '@nestjs/common';
import { cashUpApi } from '../../../contracts/payments/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { CloseCashDay, ReopenCashDay } from '../commands/close-cash-day.js';
import { EraseCashTexts } from '../commands/erase-cash-texts.js';
import { ListCashUps, ShowCashUp } from '../queries/show-cash-up.js';

@Controller()
export class CashUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(cashUpApi.get)
  get(@Input() { date }: RouteInput<typeof cashUpApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowCashUp(marina, date));
  }

  @Endpoint(cashUpApi.getall)
  getall(@Input() input: RouteInput<typeof cashUpApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListCashUps(marina, input));
  }

  @Endpoint(cashUpApi.close)
  close(@Input() input: RouteInput<typeof cashUpApi.close>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new CloseCashDay(input, context));
  }

  @Endpoint(cashUpApi.reopen)
  reopen(@Input() { date, reason }: RouteInput<typeof cashUpApi.reopen>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ReopenCashDay(date, reason, context));
  }

  @Endpoint(cashUpApi.eraseTexts)
  eraseTexts(
    @Input() { date, password }: RouteInput<typeof cashUpApi.eraseTexts>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new EraseCashTexts(date, { user_id, password }, context));
  }
}
