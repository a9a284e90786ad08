import type { AbsenceReason } from '../../contracts/absences/absence.js';
import { absenceReasons } from '../../contracts/absences/vocabulary.js';
import { absenceApi } from '../../contracts/absences/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { trafficEventIdOf } from '../../contracts/traffic/rules/traffic-event-id.js';
import type { TrafficType } from '../../contracts/traffic/traffic.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import type { Course } from './agenda.js';
import type { Chance } from './chance.js';
import { commandId, type DemoWorld, type Resident, unlessRefused } from './demo-world.js';
import { HALF_A_YEAR_DAYS } from './demo-sizes.js';
import type { DemoMarina } from './marinas.js';
import { seasonOf } from './season.js';
import { destinations } from './words/letters.js';

/** Plans when a berth holder sails away, and reports each absence some days before. */
export function reportAbsences(world: DemoWorld, marina: DemoMarina, resident: Resident, chance: Chance): void {
  world.residents.push(resident);
  let day = chance.whole(3, 60);
  for (let trip = 0; day < 2 * HALF_A_YEAR_DAYS - 20; trip += 1) {
    const departure_date = addDays(world.agenda.firstDay, day);
    const days = chance.weighted([
      [5, chance.whole(2, 4)],
      [3, chance.whole(5, 14)],
      [2, chance.whole(15, 35)],
    ]);
    // Berth holders who stay at home in winter sail in August.
    if (chance.happens(0.1 + 0.6 * seasonOf(departure_date))) {
      const reported = Math.max(0, day - chance.whole(1, 12));
      const slot = world.agenda.slotOf(addDays(world.agenda.firstDay, reported), chance.whole(1, 6));
      const reason = chance.pick(absenceReasons);
      const destination = reason === 'MAINTENANCE' ? '' : chance.pick(destinations);
      const plans = { departure_date, return_date: addDays(departure_date, days), reason, destination };
      world.agenda.plan(slot, report(world, marina, { ...resident, trip, ...plans }));
    }
    day += days + chance.whole(12, 70);
  }
}

interface Trip extends Resident {
  readonly trip: number;
  readonly departure_date: string;
  readonly return_date: string;
  readonly reason: AbsenceReason;
  readonly destination: string;
}

async function* report(world: DemoWorld, marina: DemoMarina, trip: Trip): Course {
  const { vessel_id, boater_id, departure_date, return_date, reason, destination } = trip;
  const answer = await world.host.client.call(absenceApi.create, {
    body: { vessel_id, boater_id, departure_date, return_date, reason, destination },
    token: marina.staff[0],
    commandId: commandId(world, marina.code, trip.name, 'absence', trip.trip),
  });
  const reported = unlessRefused(world, answer);
  if (reported === null) return;
  yield* comeAndGo(world, marina, { ...trip, absence_id: reported.id });
}

/** Staff see the berth holder leave and come back, if the report still stands. */
async function* comeAndGo(world: DemoWorld, marina: DemoMarina, trip: Trip & { absence_id: string }): Course {
  const { agenda } = world;
  const see = async (type: TrafficType): Promise<void> => {
    const answer = await world.host.client.call(trafficApi.update, {
      body: { traffic_event_id: trafficEventIdOf(type, trip.absence_id), action: 'CONFIRM' },
      token: marina.staff[0],
      commandId: commandId(world, marina.code, trip.name, type, trip.trip),
    });
    unlessRefused(world, answer);
  };
  yield Math.max(agenda.slot + 1, agenda.slotOf(trip.departure_date, 2));
  await see('DEPARTURE');
  yield Math.max(agenda.slot + 1, agenda.slotOf(trip.return_date, 5));
  await see('ARRIVAL');
}
