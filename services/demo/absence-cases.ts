import type * as z from 'zod';
import { fitOf } from '../../contracts/berths/rules/boat-fit.js';
import type { absencePlans, AbsenceReason } from '../../contracts/absences/absence.js';
import { IssueAbsenceLink } from '../../contracts/absences/commands.js';
import { absenceApi, holderAbsenceApi } from '../../contracts/absences/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { systemContext } from '../platform/event-sourcing/command-context.js';
import { deriveId } from '../platform/event-sourcing/derived-id.js';
import { writeAboutAbsence } from './inbox-cases.js';
import { commandId, type DemoWorld, type Resident, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { enter, TRAVELLER } from './matching-cases.js';
import { FindHeldBerth } from '../../contracts/berths/rehearsal-queries.js';
import { byText } from '../../contracts/vocabulary/sorting.js';

interface Case {
  /** Days from today. */
  readonly leaves: number;
  readonly nights: number;
  readonly reason: AbsenceReason;
  readonly destination: string;
  /** Nights of visitors, counted from the departure. */
  readonly sold: readonly (readonly [from: number, to: number])[];
  /** Filed by the berth holder's own link. */
  readonly by_link?: true;
}

/**
 * Absences around the day of the demo: some that run, some ahead, one sold out, and one with a visitor who would lose the
 * berth if the resident came back early.
 */
const CASES: readonly Case[] = [
  { leaves: 0, nights: 12, reason: 'MAINTENANCE', destination: 'Yard, antifouling', sold: [] },
  { leaves: 0, nights: 20, reason: 'INTERNATIONAL_VACATION', destination: 'Canary Islands', sold: [[6, 10]] },
  {
    leaves: 2,
    nights: 9,
    reason: 'INTERNATIONAL_VACATION',
    destination: 'Ålesund',
    by_link: true,
    sold: [
      [0, 3],
      [4, 8],
    ],
  },
  { leaves: 4, nights: 14, reason: 'DOMESTIC_VACATION', destination: 'Belle-Île', sold: [[3, 8]] },
  { leaves: 6, nights: 3, reason: 'MAINTENANCE', destination: 'Yard, new mast', sold: [] },
  { leaves: 9, nights: 7, reason: 'OTHER', destination: 'Film shoot', sold: [[0, 7]] },
  { leaves: 12, nights: 28, reason: 'INTERNATIONAL_VACATION', destination: 'Galicia', sold: [] },
  { leaves: 19, nights: 4, reason: 'OTHER', destination: 'Family visit', sold: [] },
];

/** Reports the absences of `CASES` for berth holders whose berths take a travelling boat, and sells their nights. */
export async function leaveForAbsences(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const step = (...names: (string | number)[]) => commandId(world, marina.code, 'absence case', ...names);
  await world.host.settle();
  const left = world.residents.toSorted((one, other) => byText(one.name, other.name));
  for (const [index, { leaves, nights, reason, destination, sold, by_link }] of CASES.entries()) {
    const departure_date = addDays(world.today, leaves);
    const dates = { departure_date, return_date: addDays(departure_date, nights) };
    for (let vessel = left.shift(); vessel !== undefined; vessel = left.shift()) {
      const { vessel_id } = vessel;
      const nightsAway = { vessel_id, start_date: departure_date, end_date: dates.return_date };
      const berth = await world.host.ask(new FindHeldBerth(marina.id, nightsAway));
      if (berth === null || !fitOf(TRAVELLER, berth).fits) continue;
      const plans = { ...dates, reason, destination };
      const reporting = step('report', index, vessel_id);
      const answer =
        by_link === true
          ? await fileByLink(world, marina, vessel, plans, reporting)
          : await client.call(absenceApi.create, { body: { ...plans, vessel_id }, token, commandId: reporting });
      if (isRefusal(answer)) {
        unlessRefused(world, answer);
        continue;
      }
      if (index === 0) {
        const { boater_id } = vessel;
        await writeAboutAbsence(world, marina, { boater_id, absence_report_id: answer.id });
      }
      for (const [from, to] of sold) {
        const stay = { start_date: addDays(departure_date, from), end_date: addDays(departure_date, to) };
        await enter(world, marina, `absence ${index} ${from}`, stay, TRAVELLER, 'APPROVE', berth.berth_id);
      }
      break;
    }
  }
  await world.host.settle();
}

async function fileByLink(
  world: DemoWorld,
  marina: DemoMarina,
  { vessel_id, boater_id }: Resident,
  body: z.input<typeof absencePlans>,
  id: string,
) {
  const context = systemContext(deriveId(id, 'link'), 'demo', marina.id);
  const issued = await world.host.execute(new IssueAbsenceLink({ vessel_id, boater_id }, context));
  if (isRefusal(issued)) return issued;
  const token = issued.link.split('/').at(-1) ?? '';
  return world.host.client.call(holderAbsenceApi.create, { body, token, commandId: id });
}
