import type { NationalRate } from '../vocabulary.js';

export interface DatedPercent {
  /** The first day on which it applies. */
  readonly valid_from: string;
  readonly percent: number;
}

export interface NationalVat {
  readonly name: NationalRate;
  readonly rates: readonly DatedPercent[];
}

/** Before the first entry that anybody looks up. */
const ALWAYS = '2000-01-01';

const since = (percent: number, valid_from = ALWAYS): DatedPercent => ({ valid_from, percent });
const vat = (standard: readonly DatedPercent[], ...reduced: (readonly DatedPercent[])[]): readonly NationalVat[] => [
  { name: 'STANDARD', rates: standard },
  ...reduced.map((rates, index) => ({ name: REDUCED[index] ?? 'REDUCED', rates })),
  { name: 'ZERO', rates: [since(0)] },
];
const REDUCED = ['REDUCED', 'REDUCED_2', 'REDUCED_3'] as const;

/**
 * Rates of VAT by country (ISO 3166), with the changes of the last years. A marina's own list decides; this one is what
 * it begins with. Rates of single regions, and those that only food, medicine or the press has, may be missing.
 *
 * Sources, compared on 26 November 2026: Taxes in Europe Database of the European Commission for the EU, in its copy of
 * 29 September 2026 (eu-vat-rates-data, with the rates of GB, CH, NO, MC and ME as their tax authorities publish them).
 *
 * A berth for a pleasure boat has the standard rate. Letting it is letting a site for a vehicle and not exempt (Court of
 * Justice of the EU, C-428/02, Fonden Marselisborg Lystbådehavn), and the reduced rate of camping sites does not extend
 * to it (C-715/18, Segler-Vereinigung Cuxhaven). National exceptions are for the marina to know.
 */
export const nationalVat: Readonly<Record<string, readonly NationalVat[]>> = {
  AT: vat([since(20)], [since(10)], [since(13, '2016-01-01')]),
  BE: vat([since(21)], [since(6)], [since(12)]),
  BG: vat([since(20)], [since(9, '2011-04-01')]),
  CH: vat(
    [since(7.7, '2018-01-01'), since(8.1, '2024-01-01')],
    [since(2.5, '2011-01-01'), since(2.6, '2024-01-01')],
    [since(3.7, '2018-01-01'), since(3.8, '2024-01-01')],
  ),
  CY: vat([since(19)], [since(9)], [since(5)]),
  CZ: vat(
    [since(21, '2013-01-01')],
    [since(15, '2013-01-01'), since(12, '2024-01-01')],
    [since(10, '2015-01-01'), since(12, '2024-01-01')],
  ),
  DE: vat(
    [since(19, '2007-01-01'), since(16, '2020-07-01'), since(19, '2021-01-01')],
    [since(7), since(5, '2020-07-01'), since(7, '2021-01-01')],
  ),
  DK: vat([since(25)]),
  EE: vat(
    [since(20, '2009-07-01'), since(22, '2024-01-01'), since(24, '2025-07-01')],
    [since(9)],
    [since(13, '2025-01-01')],
  ),
  ES: vat([since(21, '2012-09-01')], [since(10, '2012-09-01')], [since(4)]),
  FI: vat(
    [since(24, '2013-01-01'), since(25.5, '2024-09-01')],
    [since(14, '2013-01-01'), since(13.5, '2026-01-01')],
    [since(10, '2013-01-01')],
  ),
  FR: vat([since(20, '2014-01-01')], [since(10, '2014-01-01')], [since(5.5)], [since(2.1)]),
  GB: vat([since(20, '2011-01-04')], [since(5)]),
  GR: vat([since(24, '2016-06-01')], [since(13)], [since(6)]),
  HR: vat([since(25, '2012-03-01')], [since(13, '2014-01-01')], [since(5)]),
  HU: vat([since(27, '2012-01-01')], [since(18)], [since(5)]),
  IE: vat([since(23, '2012-01-01'), since(21, '2020-09-01'), since(23, '2021-03-01')], [since(13.5)], [since(9)]),
  IL: vat([since(17, '2015-10-01'), since(18, '2025-01-01')]),
  IT: vat([since(22, '2013-10-01')], [since(10)], [since(5)], [since(4)]),
  LT: vat([since(21)], [since(9), since(12, '2026-01-01')], [since(5)]),
  LU: vat(
    [since(17, '2015-01-01'), since(16, '2023-01-01'), since(17, '2024-01-01')],
    [since(8, '2015-01-01'), since(7, '2023-01-01'), since(8, '2024-01-01')],
    [since(3)],
    [since(14, '2015-01-01'), since(13, '2023-01-01'), since(14, '2024-01-01')],
  ),
  LV: vat([since(21)], [since(12)], [since(5)]),
  MC: vat([since(20, '2014-01-01')], [since(10, '2014-01-01')], [since(5.5)], [since(2.1)]),
  ME: vat([since(21, '2018-01-01')], [since(15, '2025-01-01')], [since(7)]),
  MT: vat([since(18)], [since(12, '2024-01-01')], [since(7)], [since(5)]),
  NL: vat([since(21, '2012-10-01')], [since(6), since(9, '2019-01-01')]),
  NO: vat([since(25)], [since(15)], [since(12)]),
  PL: vat([since(23, '2011-01-01')], [since(8)], [since(5)]),
  PT: vat([since(23, '2011-01-01')], [since(13)], [since(6)]),
  RO: vat(
    [since(19, '2017-01-01'), since(21, '2025-08-01')],
    [since(9), since(11, '2025-08-01')],
    [since(5), since(11, '2025-08-01')],
  ),
  SE: vat([since(25)], [since(12)], [since(6)]),
  SI: vat([since(22, '2013-07-01')], [since(9.5, '2013-07-01')], [since(5, '2020-01-01')]),
  SK: vat(
    [since(20, '2011-01-01'), since(23, '2025-01-01')],
    [since(10, '2011-01-01'), since(19, '2025-01-01')],
    [since(5, '2023-01-01')],
  ),
};
