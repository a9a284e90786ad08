import { pricingApi } from '../../contracts/pricing/api.js';
import { addMonths } from '../../contracts/pricing/rules/contract-period.js';
import { instalmentsOf } from '../../contracts/pricing/rules/instalments.js';
import type { InstalmentSchedule } from '../../contracts/pricing/vocabulary.js';
import { counterApi, reservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import { FindOpenBalances } from '../../contracts/reservations/queries.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { toDecimal, toMinor } from '../../contracts/vocabulary/money.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { trafficEventIdOf } from '../../contracts/traffic/rules/traffic-event-id.js';
import type { Course } from './agenda.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

const MONTHS = 6;
/** Whole months of the stay that lie behind when the demo is created. */
const MONTHS_BEHIND = 2;
/** The next instalment falls due at most these days from today, and has been requested. */
const DUE_IN_DAYS = 6;
/** Every month has this day. */
const LAST_DAY = 28;
const LENGTH = 8.5;

/** On the first day: a boat books half a year under a contract of the pricing plan; it pays in instalments. */
export async function winterOneBoat(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const { season_pricing_plan } = await client.must(pricingApi.getPlan, { token, commandId: '' });
  const contract = season_pricing_plan?.contracts.find(
    ({ period }) => period.unit === 'MONTHS' && period.count === MONTHS,
  );
  if (contract === undefined) return;
  const start_date = addMonths(dueDay(world.today), -MONTHS_BEHIND);
  const stay = { start_date, end_date: addMonths(start_date, MONTHS), contract_id: contract.id };
  const { contact, boat: vessel } = world.people.newcomer(LENGTH);
  const { length, beam, hull_type, type } = vessel;
  const price = await client.must(reservationPriceApi.calculatePrice, {
    body: { ...stay, vessel: { length, beam, hull_type, type } },
    token,
    commandId: '',
  });
  const payment = {
    method: 'IN_MARINA' as const,
    currency: marina.currency,
    price_per_night: price.price_per_night,
    marina_discount_percent: price.discount_percent,
  };
  const body = { ...stay, action: 'APPROVE' as const, boater: contact, vessel, payment };
  const by = { token, commandId: commandId(world, marina.code, 'wintering') };
  const booked = unlessRefused(world, await client.call(reservationApi.create, { body, ...by }));
  if (booked === null) return;
  const contracted = { ...stay, reservation_id: booked.id, instalments: contract.instalments };
  world.agenda.plan(world.agenda.slotOf(start_date), payInstalments(world, marina, contracted));
}

/** The boat arrives, and the boater pays each instalment on its day, until the one that is due now. */
async function* payInstalments(world: DemoWorld, marina: DemoMarina, booked: Booked): Course {
  const { host, agenda, today } = world;
  const { reservation_id, start_date, end_date, instalments } = booked;
  const arrival = {
    traffic_event_id: trafficEventIdOf('ARRIVAL', reservation_id),
    action: 'CONFIRM' as const,
    berth_shared: true,
  };
  const seen = { token: marina.staff[0], commandId: commandId(world, marina.code, 'wintering', 'arrival') };
  unlessRefused(world, await host.client.call(trafficApi.update, { body: arrival, ...seen }));
  const asked = { marina_id: marina.id, reservation_ids: [reservation_id] };
  const balance = (await host.ask(new FindOpenBalances(asked))).get(reservation_id);
  const total = toMinor(balance?.amount ?? 0);
  for (const { due_on, amount } of instalmentsOf(total, start_date, end_date, instalments)) {
    if (due_on > today) return;
    yield Math.max(agenda.slot + 1, agenda.slotOf(due_on));
    const body = { reservation_id, amount: toDecimal(amount), method: 'TRANSFER' as const, received_on: due_on };
    const by = { token: marina.staff[0], commandId: commandId(world, marina.code, 'wintering', due_on) };
    unlessRefused(world, await host.client.call(counterApi.recordPayment, { body, ...by }));
  }
}

interface Booked {
  readonly reservation_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly instalments: InstalmentSchedule;
}

function dueDay(today: string): string {
  const day = addDays(today, DUE_IN_DAYS);
  return Number(day.slice(8)) > LAST_DAY ? `${day.slice(0, 8)}${LAST_DAY}` : day;
}
