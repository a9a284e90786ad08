import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import type { ChargeUnit } from '../../../contracts/pricing/vocabulary.js';

/** What charges are counted by. */
export interface ChargedStay {
  readonly nights: number;
  /** Metres, at most two decimals. */
  readonly length: number;
  readonly beam: number;
  readonly persons: number;
  /** Of the socket; null: the boat has none. */
  readonly amperes: number | null;
}

/** Ten-thousandths: metres and amperes have at most two decimals, square metres four. */
const QUANTITY_SCALE = 10_000;
const hundredths = (value: number): number => Math.round(value * 100);

/**
 * How many times a charge is due for a stay, in ten-thousandths; null where that is not known before the meter is read or
 * the beam is measured. A piece is due once.
 */
export function quantityOf(unit: ChargeUnit, { nights, length, beam, persons, amperes }: ChargedStay): number | null {
  const metres = hundredths(length) * 100;
  const squareMetres = isSizeKnown(beam) ? hundredths(length) * hundredths(beam) : null;
  // A week that has begun is due.
  const weeks = Math.ceil(nights / 7);
  switch (unit) {
    case 'TOTAL':
    case 'EACH':
      return QUANTITY_SCALE;
    case 'PER_NIGHT':
      return nights * QUANTITY_SCALE;
    case 'PER_NIGHT_PER_METRE':
      return nights * metres;
    case 'PER_NIGHT_PER_SQUARE_METRE':
      return squareMetres === null ? null : nights * squareMetres;
    case 'PER_METRE':
      return metres;
    case 'PER_SQUARE_METRE':
      return squareMetres;
    case 'PER_WEEK':
      return weeks * QUANTITY_SCALE;
    case 'PER_WEEK_PER_METRE':
      return weeks * metres;
    case 'PER_PERSON':
      return persons * QUANTITY_SCALE;
    case 'PER_PERSON_PER_NIGHT':
      return persons * nights * QUANTITY_SCALE;
    case 'PER_AMPERE_PER_NIGHT':
      return hundredths(amperes ?? 0) * 100 * nights;
    case 'PER_KWH':
      return null;
  }
}

/** `quantity` ten-thousandths at a price in minor units, rounded half up once. */
export function amountOf(unitPrice: number, quantity: number): number {
  const scale = BigInt(QUANTITY_SCALE);
  return Number((2n * BigInt(unitPrice) * BigInt(quantity) + scale) / (2n * scale));
}

/** A quantity as people write it. */
export function quantityInUnits(quantity: number): number {
  return quantity / QUANTITY_SCALE;
}
