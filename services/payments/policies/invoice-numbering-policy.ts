import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { InvoicingEvent } from '../domain/invoicing-events.js';
import { InvoiceNumbering } from '../records/invoice-numbering.js';

type DrawnUp = Extract<InvoicingEvent, { type: 'InvoiceDrawnUp' | 'CreditNoteDrawnUp' }>;

/** Gives a number to an invoice whose command was interrupted before it could. */
@Injectable()
export class InvoiceNumberingPolicy implements Policy<DrawnUp> {
  readonly name = 'invoice-numbering';
  readonly reactsTo = ['InvoiceDrawnUp', 'CreditNoteDrawnUp'] as const;

  constructor(private readonly numbering: InvoiceNumbering) {}

  async handle(event: LoggedEvent<DrawnUp>): Promise<void> {
    // Whoever had the invoice drawn up issues it, whether this policy or their command gives the number first.
    const { actor, causation_id } = event.metadata;
    const context = { ...inMarina(causedBy(event, this.name)), actor, causation_id };
    const number = await this.numbering.numberOf(event.data, context);
    // Numbered so long ago that only the log remembers the command: its event id is taken.
    if (isRefusal(number) && number.code === 'IDEMPOTENCY_KEY_REUSED') return;
    if (isRefusal(number)) throw new Error(`invoice of ${event.stream} got no number: ${number.code}`);
  }
}
