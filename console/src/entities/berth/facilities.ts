import {
  AccessibleIcon,
  ElectricityIcon,
  FacilitiesIcon,
  OfficeIcon,
  QuietIcon,
  ShowIcon,
  WasteIcon,
  WaterIcon,
} from '../../ui/icons.js';

/** The services of a berth in the order of every list and form (spec 3 §3). */
export const services = ['electricity', 'water', 'waste'] as const;
export type Service = (typeof services)[number];

/** The location features of a berth (spec 3 §3). */
export const locations = ['office', 'facilities', 'view', 'accessible', 'quiet'] as const;
export type Location = (typeof locations)[number];

export const serviceIcons = { electricity: ElectricityIcon, water: WaterIcon, waste: WasteIcon } as const;

export const locationIcons = {
  office: OfficeIcon,
  facilities: FacilitiesIcon,
  view: ShowIcon,
  accessible: AccessibleIcon,
  quiet: QuietIcon,
} as const;

export const noServices: Readonly<Record<Service, boolean>> = { electricity: false, water: false, waste: false };

export const noLocation: Readonly<Record<Location, boolean>> = {
  office: false,
  facilities: false,
  view: false,
  accessible: false,
  quiet: false,
};
