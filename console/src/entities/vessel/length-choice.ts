import { MAX_METRES } from '../../../../contracts/vocabulary/sizes.js';

/** A range of boat lengths in metres. One end may be open. */
export interface LengthChoice {
  readonly from?: number;
  readonly to?: number;
}

/** The range as written in the address: `9..12`, `9..` or `..12`. */
export function writtenLengths({ from, to }: LengthChoice): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`;
}

/** Reads the range from the address; null for any other text. */
export function readLengths(text: string): LengthChoice | null {
  const found = /^(\d{0,4}(?:\.\d{1,2})?)\.\.(\d{0,4}(?:\.\d{1,2})?)$/.exec(text);
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? undefined : Number(first);
  const to = last === '' ? undefined : Number(last);
  if ((from ?? 0) > MAX_METRES || (to ?? 0) > MAX_METRES) return null;
  if (from !== undefined && to !== undefined && from > to) return null;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
