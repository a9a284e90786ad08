import { associationCodes, type AssociationCode } from '../../../../../contracts/marinas/vocabulary.js';
import { EARLIEST_YEAR, LATEST_YEAR, trendSpans } from '../../../../../contracts/dashboard/vocabulary.js';

/** The filters of the panel and of the trends in the shape of their address; year 0: the present one. */
export const panelDefaults = {
  year: 0,
  months: 24,
  countries: [] as readonly string[],
  marinas: [] as readonly string[],
  associations: [] as readonly string[],
};
export type PanelAddress = typeof panelDefaults;

export interface ChosenMarinas {
  readonly countries: string[];
  readonly marina_ids: string[];
  readonly association_codes: AssociationCode[];
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The marinas that the address chooses; unknown values count as unset. */
export function chosenMarinas({ countries, marinas, associations }: PanelAddress): ChosenMarinas {
  return {
    countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)),
    marina_ids: marinas.filter(isId),
    association_codes: associationCodes.filter((code) => associations.includes(code)),
  };
}

export function yearOf({ year }: PanelAddress): { year?: number } {
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? { year } : {};
}

export function spanOf({ months }: PanelAddress): (typeof trendSpans)[number] {
  return trendSpans.find((span) => span === months) ?? 24;
}

/** An address with one more filter set, for links of bars and circles. */
export function addressWith(path: string, address: PanelAddress, patch: Partial<PanelAddress>): string {
  const { year, countries, marinas, associations } = { ...address, ...patch };
  const values = {
    year: year === 0 ? '' : String(year),
    countries: countries.join(','),
    marinas: marinas.join(','),
    associations: associations.join(','),
  };
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}
