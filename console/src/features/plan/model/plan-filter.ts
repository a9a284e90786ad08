import { isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';
import { type Zoom, zooms } from './chart-window.js';

/** The chart's state in its address. Lists are separated by commas, lengths are `from..to` in metres. */
export const planDefaults = {
  zoom: 'month',
  from: '',
  piers: '',
  length: '',
  services: '',
  at: '',
  compare: 'difference' as string,
};
export type PlanParams = typeof planDefaults;

/** The filters of an address, by their names. */
export const filterNames = ['piers', 'length', 'services'] as const;

export interface LengthRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export function zoomOf(text: string): Zoom {
  return zooms.find((zoom) => zoom === text) ?? 'month';
}

/** The first night that an address shows; null: the view around today. */
export function dayOf(text: string): string | null {
  return isCalendarDate(text) ? text : null;
}

export function listOf(text: string): string[] {
  return text.split(',').filter((part) => part !== '');
}

/** A range of lengths; null when the text is none or runs backwards. */
export function readLength(text: string): LengthRange | null {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)?\.\.(\d{1,3}(?:\.\d{1,2})?)?$/.exec(text);
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null;
  const range = {
    ...(found[1] === undefined ? {} : { from: Number(found[1]) }),
    ...(found[2] === undefined ? {} : { to: Number(found[2]) }),
  };
  return range.from !== undefined && range.to !== undefined && range.from > range.to ? null : range;
}

export function writeLength({ from, to }: LengthRange): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`;
}

export const berthServices = ['electricity', 'water', 'waste'] as const;
export type BerthService = (typeof berthServices)[number];

/** The filter as the call takes it. */
export interface PlanFilter {
  pier_id?: string[];
  /** Metres: the berth's greatest length. */
  min_loa?: number;
  max_loa?: number;
  services?: BerthService[];
}

export function filterOf({ piers, length, services }: Pick<PlanParams, (typeof filterNames)[number]>): PlanFilter {
  const range = readLength(length);
  const wanted = berthServices.filter((service) => listOf(services).includes(service));
  return {
    ...(listOf(piers).length === 0 ? {} : { pier_id: listOf(piers) }),
    ...(range?.from === undefined ? {} : { min_loa: range.from }),
    ...(range?.to === undefined ? {} : { max_loa: range.to }),
    ...(wanted.length === 0 ? {} : { services: wanted }),
  };
}
