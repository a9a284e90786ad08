import { addDays } from '../../contracts/vocabulary/dates.js';
import { localDate } from '../platform/clock/clock.js';
import { Agenda, SLOTS_A_DAY } from './agenda.js';
import { arrangeStays } from './arranged-stays.js';
import { hangLogos } from './association-logos.js';
import { keepTheBooks, openForPayments } from './bookkeeping.js';
import { Chance } from './chance.js';
import type { DemoHost, DemoWorld } from './demo-world.js';
import { sailToPartner, sendCampaign } from './campaign-cases.js';
import { bookLateDeparture, bookTooWide } from './conflict-cases.js';
import { walkInTheMorning, walkToday } from './dock-walks.js';
import { type DemoSize, demoSizes, HALF_A_YEAR_DAYS, SECOND_MARINA_SHARE } from './demo-sizes.js';
import { noteLocalEvents } from './local-events.js';
import { buildQuay } from './inventory.js';
import { winterOneBoat } from './contract-case.js';
import { leaveInbox, writeToResident } from './inbox-cases.js';
import { leaveForAbsences } from './absence-cases.js';
import { handInDocuments } from './document-cases.js';
import { leaveForMatching } from './matching-cases.js';
import { startLoyalty, thankMembers } from './loyalty-cases.js';
import { writeTemplates } from './message-templates.js';
import { type DemoMarina, openMainMarina, openPartnerMarina, openSecondMarina } from './marinas.js';
import { People } from './people.js';
import { leaveRequests } from './request-cases.js';
import { enrolMembers, moveIn } from './residents.js';
import { saveViews } from './saved-views.js';
import { addAdministrator, addOverseers } from './sign-ins.js';
import { bookDeparturesOfToday } from './today-cases.js';
import { fillTheDesk, planAhead, planVisits } from './visits.js';

export interface DemoOrder {
  readonly size: keyof typeof demoSizes | DemoSize;
  readonly seed: string;
  /** The present, at which the demo ends. */
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly onProgress: (daysLived: number, days: number) => void;
}

export interface DemoFigures {
  readonly links: readonly { readonly token: string; readonly who: string }[];
  /** How often each refusal occurred. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** The demo was stopped before completion; its data is unusable. */
export class DemoInterruptedError extends Error {
  override readonly name = 'DemoInterruptedError';
}

/**
 * Fills an empty installation with marinas that have half a year of history and half a year of bookings ahead, through
 * the calls and commands that people would have sent. The same seed, size and present give the same marinas.
 * @throws DemoInterruptedError when the signal aborts
 */
export async function fillDemo(host: DemoHost, order: DemoOrder): Promise<DemoFigures> {
  const world = makeWorld(host, order);
  const { agenda } = world;
  host.clock.set(new Date(agenda.timeOf(0) - 3_600_000));
  const { main, second, partner, admin, chain } = await buildUp(world);
  const last = agenda.lastSlotBefore(order.now.getTime());
  const { onTheDesk } = world.size;
  fillTheDesk(world, main, last, { rounds: onTheDesk, showcases: true });
  fillTheDesk(world, second, last, { rounds: Math.ceil(onTheDesk / 4), showcases: false });
  for (let slot = 0; slot <= last; slot += 1) {
    if (order.signal.aborted)
      throw new DemoInterruptedError('was stopped while it filled the demo marina; the next start begins anew');
    host.clock.set(new Date(agenda.timeOf(slot)));
    if (slot % SLOTS_A_DAY === 0) {
      await host.settle();
      await host.runJobs();
      await walkInTheMorning(world, main, slot);
      await bookLateDeparture(world, main, slot);
      await bookDeparturesOfToday(world, main, slot);
      await sendCampaign(world, main, slot);
      await sailToPartner(world, main, partner, slot);
      order.onProgress(slot / SLOTS_A_DAY, HALF_A_YEAR_DAYS + 1);
    }
    await agenda.live(slot);
  }
  host.clock.set(order.now);
  await host.settle();
  await host.runJobs();
  await host.settle();
  await leaveForMatching(world, main);
  await leaveForAbsences(world, main);
  await bookTooWide(world, main);
  await leaveRequests(world, main);
  await handInDocuments(world, main);
  await thankMembers(world, admin, main);
  await arrangeStays(world, main);
  await writeToResident(world, main);
  await saveViews(world, main);
  await keepTheBooks(world, main);
  await walkToday(world, main);
  await leaveInbox(world, [main, second, partner], chain);
  order.onProgress(HALF_A_YEAR_DAYS + 1, HALF_A_YEAR_DAYS + 1);
  return { links: world.links, refusals: world.refusals };
}

function makeWorld(host: DemoHost, { size, seed, now }: DemoOrder): DemoWorld {
  const chance = new Chance(seed);
  const today = localDate(now.toISOString(), 'Europe/Paris');
  return {
    host,
    seed,
    size: typeof size === 'string' ? demoSizes[size] : size,
    chance,
    people: new People(chance.branch('people')),
    agenda: new Agenda(addDays(today, -HALF_A_YEAR_DAYS)),
    today,
    links: [],
    writers: [],
    residents: [],
    quayEnds: new Map(),
    missing: new Map(),
    paid: new Map(),
    refusals: new Map(),
  };
}

interface BuiltUp {
  readonly main: DemoMarina;
  readonly second: DemoMarina;
  readonly partner: DemoMarina;
  /** Tokens of the administrator and of the chain manager. */
  readonly admin: string;
  readonly chain: string;
}

/** Creates everything that exists on the first day. */
async function buildUp(world: DemoWorld): Promise<BuiltUp> {
  const admin = await addAdministrator(world);
  await hangLogos(world, admin);
  const main = await openMainMarina(world, admin);
  const second = await openSecondMarina(world, admin);
  const partner = await openPartnerMarina(world, admin);
  for (const marina of [main, second]) {
    await openForPayments(world, marina);
    await writeTemplates(world, marina);
  }
  await noteLocalEvents(world, main);
  const chain = await addOverseers(world, [main.id, second.id, partner.id]);
  const berths = await buildQuay(world, main, world.size.berths);
  await moveIn(world, main, berths);
  await winterOneBoat(world, main);
  const cards = await enrolMembers(world, partner, Math.ceil(world.size.berths / 10));
  planVisits(world, main, 1, cards);
  planVisits(world, second, SECOND_MARINA_SHARE, []);
  planAhead(world, main);
  await startLoyalty(world, admin, main);
  return { main, second, partner, admin, chain };
}
