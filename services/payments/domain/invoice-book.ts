import type { BookEvent } from './invoicing-events.js';

/** The numbers of one marina and year. */
export interface InvoiceBook {
  readonly last_no: number;
}

export function initial(): InvoiceBook {
  return { last_no: 0 };
}

export function evolve(_: InvoiceBook, { data }: BookEvent): InvoiceBook {
  return { last_no: data.no };
}

/** `2027-00042`. */
export function numberOf(year: string, no: number): string {
  return `${year}-${String(no).padStart(5, '0')}`;
}

/** Gives an invoice the next number. */
export function decide(
  invoice: Omit<BookEvent['data'], 'no' | 'number' | 'at'>,
  { last_no }: InvoiceBook,
  at: string,
): BookEvent[] {
  const no = last_no + 1;
  const number = numberOf(invoice.issued_on.slice(0, 4), no);
  return [{ type: 'InvoiceNumbered', data: { ...invoice, no, number, at } }];
}
