import { type Currency, toDecimal } from './money.js';

/** Creating a format costs a hundred times more than using it, and first screens show no money. */
let english: Intl.NumberFormat | undefined;

/** `1,710.50`: English notation with two decimals and a true minus sign, in every language (spec 1 §9). */
export function amountText(decimal: number): string {
  english ??= new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // A true minus sign is as wide as a plus and is read aloud.
  return english.format(decimal).replace(/^-/, '−');
}

/** `EUR 1,710.50`, with a no-break space: the only form in which screens, mails and documents write an amount. */
export function moneyText(decimal: number, currency: string): string {
  return `${currency}\u00A0${amountText(decimal)}`;
}

/** The same for minor units. */
export function minorText(minor: number, currency: Currency): string {
  return moneyText(toDecimal(minor), currency);
}
