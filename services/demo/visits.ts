import { addDays } from '../../contracts/vocabulary/dates.js';
import { SLOTS_A_DAY } from './agenda.js';
import {
  approvedUnpaid,
  bookedInstantly,
  bookedOnline,
  bookedWithPapers,
  calledOff,
  type CourseOf,
  declined,
  entered,
  ignoredOffer,
  instantlyUnpaid,
  neverCame,
  offeredByMarina,
  onTheCard,
  otherDates,
  queuedByMarina,
  silentBoater,
  turnedAway,
  unanswered,
  unpaid,
  waitedForAPlace,
} from './courses.js';
import type { DemoWorld } from './demo-world.js';
import { HALF_A_YEAR_DAYS } from './demo-sizes.js';
import type { DemoMarina } from './marinas.js';
import { arrivalsOn, leadTime, nightsOfStay } from './season.js';
import type { Visit } from './visit.js';

const plannedAhead: readonly (readonly [number, CourseOf])[] = [
  [34, bookedOnline],
  [14, bookedInstantly],
  [2, bookedWithPapers],
  [3, otherDates],
  [3, waitedForAPlace],
  [3, declined],
  [3, turnedAway],
  [1.5, unanswered],
  [3, silentBoater],
  [2, unpaid],
  [1, instantlyUnpaid],
  [5, calledOff],
  [14, entered],
  [6, offeredByMarina],
  [1.5, queuedByMarina],
  [0.3, neverCame],
  [1, ignoredOffer],
];

/** Visitors who arrive today or tomorrow call, come to the desk or book instantly. */
const atShortNotice: readonly (readonly [number, CourseOf])[] = [
  [50, entered],
  [32, bookedInstantly],
  [12, bookedOnline],
  [3, turnedAway],
  [2, unanswered],
  [0.3, neverCame],
];

/** Puts a whole year of visits on the agenda; visitors who have not requested a stay by today do not appear. */
export function planVisits(world: DemoWorld, marina: DemoMarina, share: number, cards: readonly string[]): void {
  const { agenda, size } = world;
  const chance = world.chance.branch(`visits ${marina.code}`);
  const members = [...cards];
  for (let day = 0; day < 2 * HALF_A_YEAR_DAYS; day += 1) {
    const start_date = addDays(agenda.firstDay, day);
    const arriving = arrivalsOn(start_date, size.arrivals * share, chance);
    for (let index = 0; index < arriving; index += 1) {
      const own = chance.branch(`${day} ${index}`);
      const lead = Math.min(leadTime(own), day);
      if (day - lead > HALF_A_YEAR_DAYS) continue;
      const end_date = addDays(start_date, nightsOfStay(own));
      const person = world.people.visitor(start_date, end_date);
      const visit: Visit = {
        name: `${marina.code} ${day} ${index}`,
        marina,
        person,
        start_date,
        end_date,
        chance: own,
      };
      const card = lead > 1 && own.happens(0.03) ? members.pop() : undefined;
      const course = card === undefined ? own.weighted(lead <= 1 ? atShortNotice : plannedAhead) : onTheCard(card);
      agenda.plan(
        agenda.slotOf(start_date, own.whole(0, lead === 0 ? 4 : 7)) - lead * SLOTS_A_DAY,
        course(world, visit),
      );
    }
  }
}

/** Every situation that awaits an answer, with the course that leads to it and how many slots ago it began. */
const openMatters: readonly (readonly [course: CourseOf, slotsAgo: number, showcase?: string])[] = [
  [unanswered, 4],
  [unanswered, 9],
  [silentBoater, 8, 'has an offer to accept'],
  [unpaid, 14, 'is approved and has to pay'],
  [instantlyUnpaid, 5],
  [ignoredOffer, 7],
  [bookedWithPapers, 13],
  [otherDates, 9],
  [bookedOnline, 11],
  [queuedByMarina, 6],
  [waitedForAPlace, 10],
];

/** Matters that end this evening unless the boater acts: an offer, and a stay that is approved and has to be paid. */
const dueToday: readonly CourseOf[] = [ignoredOffer, approvedUnpaid];
const EVENING_SLOT = 7;
/** What boaters have the marina's 48 hours for began so many days before. */
const ANSWER_DAYS = 2;

/** Courses of visitors who plan months ahead. */
const farAhead: readonly (readonly [number, CourseOf])[] = [
  [3, bookedOnline],
  [3, entered],
  [1, offeredByMarina],
  [1, queuedByMarina],
  [1, silentBoater],
];

/** Bookings of the last weeks for the coming months, so that the plan is not empty beyond the season. */
export function planAhead(world: DemoWorld, marina: DemoMarina): void {
  const chance = world.chance.branch(`ahead ${marina.code}`);
  for (let index = 0; index < 2 * world.size.arrivals; index += 1) {
    const own = chance.branch(index);
    const start_date = addDays(world.today, own.whole(10, HALF_A_YEAR_DAYS));
    const end_date = addDays(start_date, own.whole(1, 14));
    const person = world.people.visitor(start_date, end_date);
    const visit: Visit = { name: `${marina.code} ahead ${index}`, marina, person, start_date, end_date, chance: own };
    const asked = world.agenda.slotOf(world.today, own.whole(0, 7)) - own.whole(1, 45) * SLOTS_A_DAY;
    world.agenda.plan(asked, own.weighted(farAhead)(world, visit));
  }
}

/**
 * Requests of the last hours for stays in some weeks, so that staff find work of every kind.
 * @param last the last slot of the demo
 */
export function fillTheDesk(
  world: DemoWorld,
  marina: DemoMarina,
  last: number,
  { rounds, showcases }: { readonly rounds: number; readonly showcases: boolean },
): void {
  const chance = world.chance.branch(`desk ${marina.code}`);
  const weeksAhead = (name: string, showcase?: string): Visit => {
    const own = chance.branch(name);
    const start_date = addDays(world.today, own.whole(9, 60));
    const end_date = addDays(start_date, nightsOfStay(own));
    const person = world.people.visitor(start_date, end_date);
    const who = { name: `${marina.code} desk ${name}`, marina, person, writes: true as const };
    const visit = { ...who, start_date, end_date, chance: own };
    return showcase === undefined ? visit : { ...visit, showcase };
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [course, slotsAgo, showcase]] of openMatters.entries()) {
      const visit = weeksAhead(`${round} ${index}`, showcases && round === 0 ? showcase : undefined);
      world.agenda.plan(Math.max(0, last - slotsAgo - visit.chance.whole(0, 2)), course(world, visit));
    }
  }
  const evening = world.agenda.slotOf(world.today, EVENING_SLOT);
  const end = evening > last ? evening : evening + SLOTS_A_DAY;
  for (const [index, course] of dueToday.entries()) {
    world.agenda.plan(end - ANSWER_DAYS * SLOTS_A_DAY, course(world, weeksAhead(`due today ${index}`)));
  }
}
