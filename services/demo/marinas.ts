import type * as z from 'zod';
import { marinaApi, settingsApi } from '../../contracts/marinas/api.js';
import { weekdays } from '../../contracts/marinas/vocabulary.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import type { reservationSettings } from '../../contracts/marinas/marina.js';
import type { Currency } from '../../contracts/vocabulary/money.js';
import { type MarinaPermissionName, marinaPermissionNames } from '../../contracts/vocabulary/permissions.js';
import { commandId, type DemoWorld } from './demo-world.js';
import { pricingPlan } from './pricing-plan.js';
import { addStaff } from './sign-ins.js';

/** An open marina with its staff. */
export interface DemoMarina {
  readonly id: string;
  readonly code: string;
  readonly currency: Currency;
  /** Whether the marina assigns berths, including instant booking. */
  readonly has_berths: boolean;
  /** Tokens of the staff, the manager's first. */
  readonly staff: readonly [string, ...string[]];
}

type Draft = z.input<NonNullable<(typeof marinaApi.add)['body']>>;
type Crew = Parameters<typeof addStaff>[2];

const allFeatures = Object.fromEntries(marinaPermissionNames.map((name) => [name, true]));
const features = (...names: MarinaPermissionName[]) => Object.fromEntries(names.map((name) => [name, true]));

const settings: z.input<typeof reservationSettings> = {
  answer_hours: 48,
  max_nights: 60,
  max_days_in_advance: 365,
  max_length: 24,
  max_beam: 10,
  max_draft: 5,
  cancellation_policy: [
    { days_before_arrival: 14, refund_percent: 100 },
    { days_before_arrival: 3, refund_percent: 50 },
    { days_before_arrival: 0, refund_percent: 0 },
  ],
};

/** The marina with every feature: piers, residents, cards, online payments. */
export function openMainMarina(world: DemoWorld, admin: string): Promise<DemoMarina> {
  const draft: Draft = {
    name: 'Port Saint-Maurice',
    code: 'STMAUR',
    country: 'FR',
    time_zone: 'Europe/Paris',
    association_code: 'TEM',
    mode: 'full',
    currency: 'EUR',
    accepts_online_payments: true,
    office_email: 'office@port-saint-maurice.example',
    permissions: allFeatures,
  };
  const crew: Crew = [
    [{ email: 'manager@example.org', first_name: 'Maëlle', last_name: 'Kervadec', language: 'en' }, 'primary'],
    [{ email: 'staff@example.org', first_name: 'Jonas', last_name: 'Weber', language: 'en' }, 'primary'],
    [{ email: 'secondary@example.org', first_name: 'Elena', last_name: 'Rossi', language: 'en' }, 'secondary'],
  ];
  return open(world, admin, draft, crew, 1);
}

/** A marina in another country with another currency, association and edition, and without piers. */
export function openSecondMarina(world: DemoWorld, admin: string): Promise<DemoMarina> {
  const draft: Draft = {
    name: 'Fowey Haven',
    code: 'FOWEY',
    country: 'GB',
    time_zone: 'Europe/London',
    association_code: 'BFG',
    mode: 'lite',
    currency: 'GBP',
    accepts_online_payments: true,
    permissions: features('reservation', 'chat', 'deposit_and_cancellation', 'editable_lite'),
  };
  const crew: Crew = [
    [{ email: 'second@example.org', first_name: 'Gwen', last_name: 'Trevanion', language: 'en' }, 'primary'],
  ];
  return open(world, admin, draft, crew, 0.85);
}

/** A marina of the same association, whose berth holders visit with their cards. */
export function openPartnerMarina(world: DemoWorld, admin: string): Promise<DemoMarina> {
  const draft: Draft = {
    name: 'Porto San Lorenzo',
    code: 'LORENZO',
    country: 'IT',
    time_zone: 'Europe/Rome',
    association_code: 'TEM',
    mode: 'full',
    currency: 'EUR',
    permissions: features('reservation', 'inventory', 'absence_report', 'chat'),
  };
  const crew: Crew = [
    [{ email: 'partner@example.org', first_name: 'Tommaso', last_name: 'Bellini', language: 'it' }, 'primary'],
  ];
  return open(world, admin, draft, crew, 0.9);
}

async function open(world: DemoWorld, admin: string, draft: Draft, crew: Crew, level: number): Promise<DemoMarina> {
  const { client } = world.host;
  const id = (...step: string[]) => commandId(world, draft.code, ...step);
  const opened = await client.must(marinaApi.add, { body: draft, token: admin, commandId: id('open') });
  const [manager = '', ...others] = await addStaff(world, opened.id, crew);
  const by = (step: string) => ({ token: manager, commandId: id(step) });
  await client.must(marinaApi.reservationSettings, { body: { reservation_settings: settings }, ...by('settings') });
  if (draft.code === 'STMAUR') await furnish(world, by);
  else await place(world, draft, by);
  await client.must(marinaApi.requirements, {
    body: { marina_requirements: { long: { before_approval: ['VESSEL_INSURANCE'] } } },
    ...by('requirements'),
  });
  await client.must(pricingApi.createPlan, {
    body: { season_pricing_plan: pricingPlan(level, world.today) },
    ...by('pricing plan'),
  });
  return {
    id: opened.id,
    code: draft.code,
    currency: draft.currency ?? 'EUR',
    has_berths: draft.permissions?.inventory === true,
    staff: [manager, ...others],
  };
}

/** What boaters read about the main marina. */
async function furnish({ host }: DemoWorld, by: (step: string) => { token: string; commandId: string }): Promise<void> {
  const hours = { opens: '08:00', closes: '19:00' };
  await host.client.must(settingsApi.profile, {
    body: {
      marina_profile: {
        name: 'Port Saint-Maurice',
        time_zone: 'Europe/Paris',
        office_email: 'office@port-saint-maurice.example',
        phone: '+33298000000',
        vhf_channel: '9',
        street: '12 quai des Marins',
        postal_code: '29750',
        city: 'Saint-Maurice',
        website: 'https://port-saint-maurice.example',
        position: { latitude: 47.87, longitude: -3.92 },
        opening_hours: weekdays.map((day) => ({ day, ...hours, closes: day === 'SUN' ? '12:30' : hours.closes })),
        amenities: ['SHOWERS', 'TOILETS', 'LAUNDRY', 'WIFI', 'RESTAURANT', 'CAR_PARK'],
        services: ['FUEL', 'PUMP_OUT', 'CRANE', 'REPAIRS', 'CHANDLERY'],
        languages: ['fr', 'en', 'de'],
      },
    },
    ...by('profile'),
  });
}

/** Where the other marinas are. */
const PLACES: Readonly<Record<string, { city: string; position: { latitude: number; longitude: number } }>> = {
  FOWEY: { city: 'Fowey', position: { latitude: 50.34, longitude: -4.63 } },
  LORENZO: { city: 'San Lorenzo al Mare', position: { latitude: 43.85, longitude: 7.96 } },
};

async function place(
  { host }: DemoWorld,
  { name, code, time_zone }: Draft,
  by: (step: string) => { token: string; commandId: string },
): Promise<void> {
  const placed = PLACES[code];
  if (placed === undefined) return;
  await host.client.must(settingsApi.profile, {
    body: { marina_profile: { name, time_zone, ...placed } },
    ...by('profile'),
  });
}
