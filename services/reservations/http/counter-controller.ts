import { Controller } from '@nestjs/common';
import { counterApi } from '../../../contracts/reservations/api.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { SentFile } from '../../platform/http/sent-file.js';
import { type MovingCommand, MoveReservation } from '../commands/move-reservation.js';
import { DownloadReceipt } from '../queries/download-receipt.js';
import { LinkReceipt } from '../queries/link-receipt.js';

/** Money at the counter, and receipts. */
@Controller()
export class CounterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(counterApi.recordPayment)
  recordPayment(@Input() input: RouteInput<typeof counterApi.recordPayment>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, amount, method, reference, received_on, mail_receipt } = input;
    const money = { amount: toMinor(amount), method, reference: textOrNull(reference), on: received_on };
    return this.move(reservation_id, { type: 'RecordPayment', ...money, mail_receipt }, context);
  }

  @Endpoint(counterApi.undoPayment)
  undoPayment(@Input() input: RouteInput<typeof counterApi.undoPayment>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, payment_no, reason } = input;
    return this.move(reservation_id, { type: 'UndoPayment', payment_no, reason }, context);
  }

  @Endpoint(counterApi.waiveDeposit)
  waiveDeposit(@Input() input: RouteInput<typeof counterApi.waiveDeposit>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, reason } = input;
    return this.move(reservation_id, { type: 'WaiveDeposit', reason: textOrNull(reason) }, context);
  }

  @Endpoint(counterApi.recordRefund)
  recordRefund(@Input() input: RouteInput<typeof counterApi.recordRefund>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, refund_no, method, reference, paid_on } = input;
    const money = { refund_no, method, reference: textOrNull(reference), on: paid_on };
    return this.move(reservation_id, { type: 'RecordRefund', ...money }, context);
  }

  @Endpoint(counterApi.mailReceipt)
  mailReceipt(@Input() input: RouteInput<typeof counterApi.mailReceipt>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, payment_no } = input;
    return this.move(reservation_id, { type: 'MailReceipt', payment_no }, context);
  }

  @Endpoint(counterApi.receipt)
  receipt(@Input() { reservation_id, payment_no }: RouteInput<typeof counterApi.receipt>, @MarinaId() marina: string) {
    return this.queries.execute(new LinkReceipt(marina, reservation_id, payment_no));
  }

  @Endpoint(counterApi.download)
  async download(@Input() { token }: RouteInput<typeof counterApi.download>) {
    const file = await this.queries.execute(new DownloadReceipt(token));
    if (isRefusal(file)) return file;
    const { bytes, number } = file;
    const printed = { name: `${number}.pdf`, content_type: 'application/pdf', opens: 'in the browser' } as const;
    return new SentFile({ bytes, ...printed, cached: 'no-store' });
  }

  private move(reservationId: string, command: MovingCommand, context: MarinaContext) {
    return this.commands.execute(new MoveReservation(reservationId, command, context));
  }
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
