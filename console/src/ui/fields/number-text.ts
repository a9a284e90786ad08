/** The number format that a field accepts. */
export interface NumberShape {
  maxIntegers: number;
  decimals: number;
  negative?: boolean;
}

/** The text with its comma replaced by a decimal point, since four of the five languages write a decimal comma. */
export function withPoint(text: string): string {
  return text.replace(',', '.').trim();
}

/** Whether a text is a valid intermediate state of typing; the field drops a keystroke otherwise. */
export function mayStand(text: string, { maxIntegers, decimals, negative = false }: NumberShape): boolean {
  const sign = negative ? '-?' : '';
  const rest = decimals > 0 ? `(\\.\\d{0,${decimals}})?` : '';
  return new RegExp(`^${sign}\\d{0,${maxIntegers}}${rest}$`).test(withPoint(text));
}

/** The number that a text represents; null when it represents none. */
export function numberOf(text: string): number | null {
  const plain = withPoint(text);
  return /\d/.test(plain) ? Number(plain) : null;
}

/** A number as shown while the field has no focus. */
export function textOf(value: number | null | undefined, fixed: number | undefined): string {
  if (value == null || Number.isNaN(value)) return '';
  return fixed === undefined ? String(value) : value.toFixed(fixed);
}
