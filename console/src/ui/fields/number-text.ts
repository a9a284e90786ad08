/** What may be typed into a number field. */
export interface NumberShape {
  maxIntegers: number;
  decimals: number;
  negative?: boolean;
}

/** The text with a comma read as a decimal point, as people in four of our five languages type it. */
export function withPoint(text: string): string {
  return text.replace(',', '.').trim();
}

/** Whether a text can stand in the field while it is being typed; an extra keystroke is dropped when it cannot. */
export function mayStand(text: string, { maxIntegers, decimals, negative = false }: NumberShape): boolean {
  const sign = negative ? '-?' : '';
  const rest = decimals > 0 ? `(\\.\\d{0,${decimals}})?` : '';
  return new RegExp(`^${sign}\\d{0,${maxIntegers}}${rest}$`).test(withPoint(text));
}

/** The number a text stands for; null while it stands for none. */
export function numberOf(text: string): number | null {
  const plain = withPoint(text);
  return /\d/.test(plain) ? Number(plain) : null;
}

/** A number as the field shows it when nobody is typing. */
export function textOf(value: number | null | undefined, fixed: number | undefined): string {
  if (value == null || Number.isNaN(value)) return '';
  return fixed === undefined ? String(value) : value.toFixed(fixed);
}
