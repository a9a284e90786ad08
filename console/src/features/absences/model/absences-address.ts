import type { AbsenceTab, ListAbsences } from '../../../../../contracts/absences/absence.js';
import { absenceTabs } from '../../../../../contracts/absences/vocabulary.js';
import type { Sorting } from '../../../../../contracts/vocabulary/sorting.js';
import type { AskedPage } from '../../../lib/api/use-listed-page.js';
import { sortingIn } from '../../../lib/url/sort-text.js';
import { addDays, isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';

/** Periods from today that the list offers (spec 2 §2), with their number of days. */
export const presets = { today: 1, week: 7, month: 30 } as const;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

const sortKeys = ['departure_date', 'return_date', 'boater_name', 'vessel_name', 'updated_at'] as const;
export type AbsenceSortKey = (typeof sortKeys)[number];

/** The list's state in the shape of its address. */
export const absenceDefaults = { tab: '', search: '', from: '', to: '', sort: '', page: 1, page_size: 25 };
export type AbsencesAddress = typeof absenceDefaults;

export interface AbsencesChoices {
  readonly tab: AbsenceTab;
  readonly search: string;
  /** Both days included; null: open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly order: Sorting<AbsenceSortKey>;
  readonly page: number;
  readonly page_size: number;
}

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

/**
 * Reads an address; unknown values count as unset. Past absences are listed newest first.
 * @param firstTab that of an address without one
 */
export function choicesOf(address: AbsencesAddress, firstTab: AbsenceTab): AbsencesChoices {
  const tab = absenceTabs.find((one) => one.toLowerCase() === address.tab) ?? firstTab;
  const usual = { field: 'departure_date', direction: tab === 'PAST' ? 'desc' : 'asc' } as const;
  return {
    tab,
    search: address.search,
    from: isCalendarDate(address.from) ? address.from : null,
    to: isCalendarDate(address.to) ? address.to : null,
    order: sortingIn(address.sort, sortKeys, usual),
    page: whole(address.page, MOST_PAGES, absenceDefaults.page),
    page_size: whole(address.page_size, MOST_ROWS, absenceDefaults.page_size),
  };
}

function whole(value: number, most: number, otherwise: number): number {
  return value >= 1 && value <= most ? Math.trunc(value) : otherwise;
}

/** The body of the list's call. */
export function questionOf(choices: AbsencesChoices): Partial<ListAbsences> & AskedPage {
  const { tab, search, from, to, order, page, page_size } = choices;
  return {
    tab,
    search,
    ...(from === null ? {} : { date_from: from }),
    ...(to === null ? {} : { date_to: to }),
    sort: order,
    page,
    page_size,
  };
}

/** The days of a preset, both included. */
export function daysOf(preset: Preset, today: string): { from: string; to: string } {
  return { from: today, to: addDays(today, presets[preset] - 1) };
}

/** The preset that the chosen days are; null: other days, or none. */
export function presetOf({ from, to }: Pick<AbsencesChoices, 'from' | 'to'>, today: string): Preset | null {
  if (from !== today || to === null) return null;
  return presetNames.find((preset) => daysOf(preset, today).to === to) ?? null;
}

export function isFiltered({ search, from, to }: AbsencesChoices): boolean {
  return search !== '' || from !== null || to !== null;
}

export const noFilters = { search: '', from: '', to: '' } as const;

export type AbsencesRoot = '/absence-reports' | '/vacancies';

/** The root of the pages: the lite edition has the berths whose holders are away now as vacancies. */
export function rootOf(pathname: string): AbsencesRoot {
  return pathname.startsWith('/vacancies') ? '/vacancies' : '/absence-reports';
}

export const firstTabs = { '/absence-reports': 'UPCOMING', '/vacancies': 'CURRENT' } as const satisfies Record<
  AbsencesRoot,
  AbsenceTab
>;
