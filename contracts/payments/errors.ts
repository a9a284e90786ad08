/** Stable `error_type` codes of payments, beside those every call can answer. */
export const paymentErrors = {
  /** Online payments need an account that the provider has approved. */
  account_not_active: 'PAYMENTS_ACCOUNT_NOT_ACTIVE',
  account_not_started: 'PAYMENTS_ACCOUNT_NOT_STARTED',
  bank_refused: 'PAYMENTS_BANK_REFUSED',
  provider_unavailable: 'PAYMENT_PROVIDER_UNAVAILABLE',
  /** A rate that prices use cannot be deleted. details: `name`. */
  vat_rate_in_use: 'VAT_RATE_IN_USE',
  /** The default rate for berths has changed since it was shown, or staff have chosen a rate. */
  berth_vat_changed: 'BERTH_VAT_CHANGED',
  invoice_not_found: 'INVOICE_NOT_FOUND',
  /** Invoices that are not fully credited cover the stay, or the instalment, already. */
  invoice_exists: 'INVOICE_ALREADY_ISSUED',
  /** An invoice would have other amounts than those that were shown. */
  invoice_changed: 'INVOICE_CHANGED',
  /** The stay has no price, is not booked yet, or fell through and nothing is kept of it. */
  nothing_to_invoice: 'INVOICE_NOTHING_TO_INVOICE',
  /** An instalment is invoiced once it was requested, its day has come, or it is paid. */
  instalment_not_due: 'INVOICE_INSTALMENT_NOT_DUE',
  /** The invoice was credited in full, or is a credit note itself. */
  nothing_to_credit: 'INVOICE_NOTHING_TO_CREDIT',
  no_email: 'INVOICE_NO_EMAIL',
  day_closed: 'CASH_UP_DAY_CLOSED',
  day_open: 'CASH_UP_DAY_OPEN',
} as const;

/** Field codes of payments that the specification has no key for. */
export const paymentFieldErrors = {
  iban_invalid: 'ibanInvalid',
  vat_name_required: 'vatNameRequired',
  vat_name_twice: 'vatNameTwice',
  vat_rate_required: 'vatRateRequired',
  vat_percent_invalid: 'vatPercentInvalid',
  vat_date_twice: 'vatDateTwice',
  supply_twice: 'vatSupplyTwice',
  /** Something that had a rate would have none. A rate of 0 % is one. */
  supply_without_rate: 'vatSupplyWithoutRate',
  credit_too_high: 'creditMoreThanLeft',
  cash_invalid: 'cashAmountInvalid',
  day_in_future: 'cashUpInFuture',
  note_required: 'cashUpNoteRequired',
  period_invalid: 'exportPeriodInvalid',
} as const;
