import type * as z from 'zod';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { reportAbsences } from './absences.js';
import { eachOf } from './agenda.js';
import type { Chance } from './chance.js';
import { commandId, type DemoWorld, type Resident, unlessRefused } from './demo-world.js';
import { RESIDENT_SHARE } from './demo-sizes.js';
import type { BuiltBerth } from './inventory.js';
import type { DemoMarina } from './marinas.js';

type Membership = z.input<NonNullable<typeof cardApi.add.body>>['membership'];

/** Berth holders move in, get their cards and plan their absences. */
export async function moveIn(world: DemoWorld, marina: DemoMarina, berths: readonly BuiltBerth[]): Promise<void> {
  const chance = world.chance.branch('residents');
  const usable = berths.filter(({ form }) => form.active !== false && form.boat_types === 'any');
  const taken = chance.shuffled(usable).slice(0, Math.round(berths.length * RESIDENT_SHARE));
  // Drawn before anything is sent: concurrent commands must not share the generator.
  const families = taken.map((berth, index) => {
    const own = chance.branch(index);
    return {
      berth,
      own,
      name: `resident ${index}`,
      person: world.people.berthHolder(berth.form),
    };
  });
  await eachOf(families, async ({ berth, own, name, person }) => {
    const resident = await register(world, marina, name, person, 'RESIDENT');
    const step = (what: string) => commandId(world, marina.code, name, what);
    const start_date = addDays(world.agenda.firstDay, -own.whole(0, 1500));
    const body = { berth_id: berth.id, vessel_id: resident.vessel_id, start_date, confirm_min_length: true };
    const { client } = world.host;
    const berthed = unlessRefused(
      world,
      await client.call(availabilityApi.allocateVessel, { body, token: marina.staff[0], commandId: step('berth') }),
    );
    if (berthed === null) return;
    if (own.happens(0.4)) await holdCard(world, marina, resident, own);
    reportAbsences(world, marina, resident, own);
  });
}

/** Members of the association with a home berth elsewhere; returns their card numbers. */
export async function enrolMembers(world: DemoWorld, partner: DemoMarina, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => world.people.newcomer());
  const numbers: string[] = [];
  for (const [index, person] of people.entries()) {
    const member = await register(world, partner, `member ${index}`, person, 'RESIDENT');
    numbers.push((await giveCard(world, partner, member)).card_number);
  }
  return numbers;
}

async function register(
  world: DemoWorld,
  marina: DemoMarina,
  name: string,
  person: ReturnType<DemoWorld['people']['newcomer']>,
  relation_type: 'RESIDENT' | 'VISITOR',
): Promise<Resident> {
  const { client } = world.host;
  const by = (what: string) => ({ token: marina.staff[0], commandId: commandId(world, marina.code, name, what) });
  const boater = await client.must(boaterApi.add, { body: { ...person.contact, relation_type }, ...by('boater') });
  const body = { boater_id: boater.id, vessel: person.boat };
  const vessel = await client.must(vesselApi.add, { body, ...by('vessel') });
  return { name, boater_id: boater.id, vessel_id: vessel.id };
}

/** Most cards run; a few ended, are temporary, wait for the marina, or were disabled or archived. */
async function holdCard(world: DemoWorld, marina: DemoMarina, resident: Resident, own: Chance): Promise<void> {
  const today = world.agenda.firstDay;
  if (own.happens(0.08)) {
    await giveCard(world, marina, resident, { auto_renew: false, expires_on: addDays(today, own.whole(20, 160)) });
  } else if (own.happens(0.08)) {
    await giveCard(world, marina, resident, { status: 'temporary', expires_on: addDays(today, own.whole(190, 260)) });
  } else if (own.happens(0.08)) {
    await giveCard(world, marina, resident, { status: 'pending' });
  } else {
    const { id } = await giveCard(world, marina, resident);
    const new_status = own.happens(0.08) ? 'disabled' : own.happens(0.08) ? 'archived' : null;
    if (new_status !== null) await changeCard(world, marina, resident, id, new_status);
  }
}

async function changeCard(
  world: DemoWorld,
  marina: DemoMarina,
  { name }: Resident,
  card_id: string,
  new_status: 'disabled' | 'archived',
): Promise<void> {
  const body = { customer_id: card_id, new_status };
  const call = { body, token: marina.staff[0], commandId: commandId(world, marina.code, name, new_status) };
  await world.host.client.must(cardApi.changeStatus, call);
}

async function giveCard(
  world: DemoWorld,
  marina: DemoMarina,
  { name, boater_id, vessel_id }: Resident,
  membership: Membership = { auto_renew: true },
): Promise<z.output<typeof cardApi.add.answer>> {
  const body = { vessel: { vessel_id }, boaters: [{ boater_id }], membership };
  const call = { body, token: marina.staff[0], commandId: commandId(world, marina.code, name, 'card') };
  return world.host.client.must(cardApi.add, call);
}
