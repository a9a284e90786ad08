import { counterMethods } from '../reservations/vocabulary.js';

/** How far a marina is with the provider's account. */
export const onboardingStates = ['not_started', 'under_review', 'active', 'needs_information'] as const;
export type OnboardingState = (typeof onboardingStates)[number];

/** What the provider checks, in the order in which screens show it. */
export const accountSteps = ['business', 'bank_account', 'identity', 'vat_number'] as const;
export type AccountStep = (typeof accountSteps)[number];

/** `needed`: the marina must act; `checked`: the provider is looking at it. */
export const stepStates = ['done', 'needed', 'checked'] as const;
export type StepState = (typeof stepStates)[number];

/** What money was for: a part of the price before arrival, the whole price, the rest of it, or money back. */
export const moneyTypes = ['DEPOSIT', 'INSTALMENT', 'PAYMENT', 'BALANCE', 'REFUND'] as const;
export type MoneyType = (typeof moneyTypes)[number];

export const moneyMethods = [...counterMethods, 'ONLINE'] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

export const payoutStates = ['in_transit', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What a marina supplies, each with a rate of VAT. */
export const supplies = ['NIGHTS', 'HARBOR_DUES', 'TAXES', 'FEES', 'SURCHARGES'] as const;
export type Supply = (typeof supplies)[number];

export const nationalRates = ['STANDARD', 'REDUCED', 'REDUCED_2', 'REDUCED_3', 'ZERO'] as const;
export type NationalRate = (typeof nationalRates)[number];

export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The lines of a price, as an invoice has them. */
export const lineKinds = [
  'NIGHTS',
  'DISCOUNT',
  'REDEEMED_NIGHTS',
  'ADDITIONAL_CHARGE',
  'CUSTOM_SURCHARGE',
  'POINTS',
] as const;

/** Of an instalment: not due yet, due and without an invoice, or on an invoice. */
export const instalmentInvoiceStates = ['NOT_DUE', 'OPEN', 'INVOICED'] as const;
export type InstalmentInvoiceState = (typeof instalmentInvoiceStates)[number];

/** Highest number of an instalment: a contract of ten years has 120. */
export const INSTALMENTS_MAX = 1_000;

/** Files for bookkeeping. */
export const exportKinds = ['payouts', 'journal', 'datev'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Longest period of an export, in days. */
export const EXPORT_DAYS = 366;
export const VAT_RATES_MAX = 20;
export const VAT_CHANGES_MAX = 30;
/** A float or a count of cash, in decimals. */
export const CASH_MAX = 999_999.99;
export const NOTE_MAX = 500;
