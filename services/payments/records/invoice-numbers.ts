import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide, numberOf } from '../domain/invoice-book.js';
import { totalOf, vatByRate } from '../domain/invoice-lines.js';
import type { InvoicingEventOf } from '../domain/invoicing-events.js';
import { bookRecord } from './invoicing-record.js';

export type DrawnUpEvent = InvoicingEventOf<'InvoiceDrawnUp' | 'CreditNoteDrawnUp'>;
export type DrawnUp = DrawnUpEvent['data'];

/**
 * Gives drawn-up invoices their numbers. The command of a number follows from the invoice, so it is given once, however
 * often this runs: by the command that draws the invoice up, and by the policy that makes up for a crash in between.
 */
@Injectable()
export class InvoiceNumbers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  /** Whoever had the invoice drawn up issues it, whoever gives it the number. */
  async numberOf({ data: invoice, metadata }: LoggedEvent<DrawnUpEvent>): Promise<string | Refusal> {
    const { marina_id, actor, correlation_id, causation_id } = metadata;
    const { invoice_id, reservation_id, issued_on, currency, lines } = invoice;
    const command = { command_id: deriveId(invoice_id, 'number'), command_hash: 'number' };
    const context = inMarina({ ...command, marina_id, actor, correlation_id, causation_id });
    const year = issued_on.slice(0, 4);
    const book = `${context.marina_id}.${year}`;
    const of_invoice_id = 'of_invoice_id' in invoice ? invoice.of_invoice_id : null;
    const kind = of_invoice_id === null ? ('INVOICE' as const) : ('CREDIT_NOTE' as const);
    const figures = { currency, total: totalOf(lines), vat: vatByRate(lines) };
    const instalment = invoice.instalment === undefined ? {} : { instalment: invoice.instalment };
    const numbered = { invoice_id, kind, of_invoice_id, reservation_id, ...instalment, issued_on, ...figures };
    const receipt = await this.locks.exclusively(bookRecord, book, () =>
      this.streams.execute(bookRecord, book, context, (state) => decide(numbered, state, this.clock.nowIso())),
    );
    return isRefusal(receipt) ? receipt : numberOf(year, receipt.revision + 1);
  }
}

/** The event id of the number is taken, so it was given; only the log remembers its command. */
export function isNumberedLongAgo({ code }: Refusal): boolean {
  return code === 'IDEMPOTENCY_KEY_REUSED';
}
