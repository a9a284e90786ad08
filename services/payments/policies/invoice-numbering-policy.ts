import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type DrawnUpEvent, InvoiceNumbers, isNumberedLongAgo } from '../records/invoice-numbers.js';

/** Gives a number to an invoice whose command was interrupted before it could. */
@Injectable()
export class InvoiceNumberingPolicy implements Policy<DrawnUpEvent> {
  readonly name = 'invoice-numbering';
  readonly reactsTo = ['InvoiceDrawnUp', 'CreditNoteDrawnUp'] as const;

  constructor(private readonly numbering: InvoiceNumbers) {}

  async handle(event: LoggedEvent<DrawnUpEvent>): Promise<void> {
    const number = await this.numbering.numberOf(event);
    if (isRefusal(number) && !isNumberedLongAgo(number)) {
      throw new Error(`invoice of ${event.stream} got no number: ${number.code}`);
    }
  }
}
