/** A size as somebody typed it, in metres with two decimals. */
export interface SizeRead {
  readonly metres: number;
  /** It was in feet and was converted. */
  readonly fromFeet: boolean;
}

const FOOT = 0.3048;
const HALVES: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/**
 * Reads `9.95`, `9,95 m`, `995 cm`, `34 ft 3½`, `34'3"`, `34.25 ft` and `34' 3 1/2"`; null: it is no size.
 * @param inFeet plain numbers are feet, as the head of the column says
 */
export function readSize(text: string, inFeet = false): SizeRead | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/,/g, '.');
  const plain = /^(\d{1,4}(?:\.\d+)?)\s*(m|metres?|meters?|mtr?|metri|metros|mètres?|meter|cm)?$/.exec(typed);
  if (plain !== null && !(inFeet && plain[2] === undefined)) {
    const value = Number(plain[1]) / (plain[2] === 'cm' ? 100 : 1);
    return { metres: rounded(value), fromFeet: false };
  }
  const feet =
    /^(\d{1,4}(?:\.\d+)?)\s*(?:'|ft\.?|feet|foot|pieds?|fuß|fuss|pies?|piedi)?\s*(?:(\d{1,2}(?:\.\d+)?)?\s*(½|¼|¾|\d\/\d)?\s*(?:"|in\.?|inch(?:es)?|pouces?|zoll|pulgadas?|pollici)?)?$/.exec(
      typed,
    );
  if (feet === null || !(inFeet || /['fp]/.test(typed))) return null;
  const inches = Number(feet[2] ?? 0) + fractionOf(feet[3]);
  return { metres: rounded((Number(feet[1]) + inches / 12) * FOOT), fromFeet: true };
}

function fractionOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const known = HALVES[text];
  if (known !== undefined) return known;
  const [over = 0, under = 1] = text.split('/').map(Number);
  return under === 0 ? 0 : over / under;
}

const rounded = (metres: number): number => Math.round(metres * 100) / 100;
