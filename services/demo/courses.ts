import { addDays } from '../../contracts/vocabulary/dates.js';
import type { Course } from './agenda.js';
import type { DemoWorld } from './demo-world.js';
import { type Booking, FrontDesk } from './front-desk.js';
import { soon, type Visit } from './visit.js';
import { notes } from './words/letters.js';

/**
 * The courses of reservations, from first to last action. Each course yields the slot of the next action by staff or
 * the boater, and ends when neither acts any more; the product's own job carries out what time alone decides.
 */
export type CourseOf = (world: DemoWorld, visit: Visit) => Course;

/** Least and most slots until staff answer, and until boaters do. */
const STAFF = [1, 6] as const;
const BOATER = [1, 9] as const;

/** Share of boaters who leave without having paid everything. */
const STILL_OWED = 0.02;
/** Booked stays of the last days whose boats nobody saw, in each marina. */
const MOST_MISSING = 2;
const MISSING_FOR_DAYS = 6;

/** Requested by a boater, priced, accepted, approved, paid online. */
export const bookedOnline: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking !== null) yield* bookAndCome(world, visit, desk, booking);
};

/** The same with documents to submit before approval. */
export const bookedWithPapers: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  const payment = await desk.price('ONLINE');
  const required_documents = { vessel_insurence: true, skipper_id: visit.chance.happens(0.3) };
  if (!(await desk.act(booking, 'UPDATE', { payment, required_documents }))) return;
  yield soon(world.agenda, visit, ...BOATER);
  if (!(await desk.acceptPrice(booking))) return;
  yield soon(world.agenda, visit, 1, 4);
  await desk.handIn(booking, 'VESSEL_INSURANCE');
  if (required_documents.skipper_id) {
    yield soon(world.agenda, visit, 1, 3);
    await desk.handIn(booking, 'SKIPPER_ID_LICENSE');
  }
  yield soon(world.agenda, visit, ...STAFF);
  if (await desk.act(booking, 'APPROVE', {})) yield* payAndCome(world, visit, desk, booking);
};

/** Booked instantly; a request if no berth is free for instant booking. */
export const bookedInstantly: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = visit.marina.has_berths ? await desk.request(true) : null;
  if (booking === null) {
    yield world.agenda.slot + 1;
    const request = await desk.request();
    if (request !== null) yield* bookAndCome(world, visit, desk, request);
    return;
  }
  yield world.agenda.slot + 1;
  if (await desk.pay(booking)) yield* comeAndGo(world, visit, desk, booking);
};

/** Booked instantly and never paid. */
export const instantlyUnpaid: CourseOf = async function* (world, visit) {
  await new FrontDesk(world, visit).request(visit.marina.has_berths);
  yield* [];
};

/** The marina suggests other dates, and the boater accepts them. */
export const otherDates: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  const later = shifted(visit, visit.chance.whole(1, 4));
  if (!(await desk.suggest(booking, [later, shifted(visit, 7)]))) return;
  yield soon(world.agenda, visit, ...BOATER);
  if (await desk.acceptDates(booking, later)) yield* bookAndCome(world, { ...visit, ...later }, desk, booking);
};

/** Put on the waiting list until a place becomes free or the boater cancels. */
export const waitedForAPlace: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  if (!(await desk.act(booking, 'ADD_TO_WAITING_LIST', {}))) return;
  yield soon(world.agenda, visit, 12, 60);
  if (visit.chance.happens(0.5)) yield* bookAndCome(world, visit, desk, booking);
  else if (visit.chance.happens(0.5)) await desk.cancelAsBoater(booking);
};

/** The boater declines the price. */
export const declined: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  if (!(await desk.act(booking, 'UPDATE', { payment: await desk.price('ONLINE') }))) return;
  yield soon(world.agenda, visit, ...BOATER);
  await desk.cancelAsBoater(booking);
};

/** The marina has no place. */
export const turnedAway: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  const reason = visit.chance.pick(['full', 'long', 'other'] as const);
  const message = reason === 'other' ? 'We are dredging that week.' : '';
  await desk.act(booking, 'CANCEL', { reason, message });
};

/** Staff never answer. */
export const unanswered: CourseOf = async function* (world, visit) {
  await new FrontDesk(world, visit).request();
  yield* [];
};

/** The boater never answers the offer. */
export const silentBoater: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  await desk.act(booking, 'UPDATE', { payment: await desk.price('ONLINE') });
};

/** Approved and never paid. */
export const unpaid: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  yield soon(world.agenda, visit, ...STAFF);
  if (!(await desk.act(booking, 'UPDATE', { payment: await desk.price('ONLINE') }))) return;
  yield soon(world.agenda, visit, ...BOATER);
  if (!(await desk.acceptPrice(booking))) return;
  yield soon(world.agenda, visit, ...STAFF);
  await desk.act(booking, 'APPROVE', {});
};

/** Booked and paid, then cancelled by one side. */
export const calledOff: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.request();
  if (booking === null) return;
  if (!(yield* priceAndApprove(world, visit, desk, booking))) return;
  yield soon(world.agenda, visit, ...BOATER);
  await desk.pay(booking);
  yield soon(world.agenda, visit, 4, 60);
  if (visit.chance.happens(0.7)) await desk.cancelAsBoater(booking);
  else await desk.act(booking, 'CANCEL', { reason: 'customer', message: '' });
};

/** Entered by staff, approved, and paid on departure. */
export const entered: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.enter('APPROVE', { ...(await desk.price('IN_MARINA')), deposit: { type: 'NONE' } });
  if (booking === null) return;
  if (visit.chance.happens(0.05)) {
    yield soon(world.agenda, visit, 2, 12);
    await desk.act(booking, 'UPDATE_NOTE', { internal_notes: visit.chance.pick(notes) });
  }
  yield* comeAndGo(world, visit, desk, booking);
};

/** The marina sends an offer for a stay agreed on the phone. */
export const offeredByMarina: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.enter('NOTIFY', await desk.price('ONLINE'));
  if (booking === null) return;
  yield soon(world.agenda, visit, ...BOATER);
  if (!(await desk.acceptPrice(booking))) return;
  yield soon(world.agenda, visit, ...STAFF);
  if (await desk.act(booking, 'APPROVE', {})) yield* payAndCome(world, visit, desk, booking);
};

/** Entered on the waiting list; the place requires a deposit. */
export const queuedByMarina: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const deposit = { type: 'FIXED_AMOUNT' as const, amount: 50 };
  const booking = await desk.enter('ADD_TO_WAITING_LIST', { ...(await desk.price('IN_MARINA')), deposit });
  if (booking === null) return;
  yield soon(world.agenda, visit, 8, 50);
  if (visit.chance.happens(0.3)) return;
  if (await desk.act(booking, 'APPROVE', {})) yield* payAndCome(world, visit, desk, booking);
};

/** Entered and approved, but the boat never comes, or the boater calls to cancel. */
export const neverCame: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  const booking = await desk.enter('APPROVE', { ...(await desk.price('IN_MARINA')), deposit: { type: 'NONE' } });
  if (booking === null) return;
  yield Math.max(world.agenda.slot + 1, world.agenda.slotOf(visit.start_date, 7));
  const message = 'No boat in sight, nobody answers the phone.';
  await desk.act(booking, 'CANCEL', { reason: 'customer_no_show', message });
};

/** An offer of the marina that the boater ignores. */
export const ignoredOffer: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  await desk.enter('NOTIFY', await desk.price('ONLINE'));
  yield* [];
};

/** Entered and approved by telephone, and not paid online yet. */
export const approvedUnpaid: CourseOf = async function* (world, visit) {
  const desk = new FrontDesk(world, visit);
  await desk.enter('APPROVE', await desk.price('ONLINE'));
  yield* [];
};

/** A member redeems nights of the card. */
export const onTheCard = (cardNumber: string): CourseOf =>
  async function* (world, visit) {
    const desk = new FrontDesk(world, visit);
    const payment = { ...(await desk.price('IN_MARINA')), deposit: { type: 'NONE' as const } };
    const booking = await desk.enter('APPROVE', { ...payment, nights_to_redeem: 1 }, cardNumber);
    if (booking !== null) yield* comeAndGo(world, visit, desk, booking);
  };

/** The whole course from a request to the last day of the stay. */
async function* bookAndCome(world: DemoWorld, visit: Visit, desk: FrontDesk, booking: Booking): Course {
  if (yield* priceAndApprove(world, visit, desk, booking)) yield* payAndCome(world, visit, desk, booking);
}

/** True once the stay is approved. */
async function* priceAndApprove(
  world: DemoWorld,
  visit: Visit,
  desk: FrontDesk,
  booking: Booking,
): AsyncGenerator<number, boolean, void> {
  yield soon(world.agenda, visit, ...STAFF);
  const method = visit.chance.happens(0.8) ? 'ONLINE' : 'IN_MARINA';
  if (!(await desk.act(booking, 'UPDATE', { payment: await desk.price(method) }))) return false;
  yield soon(world.agenda, visit, ...BOATER);
  if (!(await desk.acceptPrice(booking))) return false;
  yield soon(world.agenda, visit, ...STAFF);
  return desk.act(booking, 'APPROVE', {});
}

async function* payAndCome(world: DemoWorld, visit: Visit, desk: FrontDesk, booking: Booking): Course {
  yield soon(world.agenda, visit, ...BOATER);
  await desk.pay(booking);
  if (visit.chance.happens(0.1)) {
    yield soon(world.agenda, visit, 2, 20);
    const asked = await desk.ask(booking);
    if (asked && visit.chance.happens(0.7)) {
      yield soon(world.agenda, visit, 1, 4);
      await desk.reply(booking);
    }
  }
  yield* comeAndGo(world, visit, desk, booking);
}

/** Staff record the arrival, and the departure with the payment, unless the boat never comes. */
async function* comeAndGo(world: DemoWorld, visit: Visit, desk: FrontDesk, booking: Booking): Course {
  const { agenda } = world;
  if (isMissing(world, visit)) return;
  yield Math.max(agenda.slot + 1, agenda.slotOf(visit.start_date, visit.chance.whole(4, 7)));
  if (!(await desk.see('ARRIVAL', booking))) return;
  yield Math.max(agenda.slot + 1, agenda.slotOf(visit.end_date, visit.chance.whole(1, 3)));
  if (!visit.chance.happens(STILL_OWED)) await desk.payTheRest(booking);
  await desk.see('DEPARTURE', booking);
}

/** Whether nobody will have seen the boat of a short stay that ended in the last days. */
function isMissing({ missing, today }: DemoWorld, { name, marina, start_date, end_date }: Visit): boolean {
  const isRecent = end_date < today && start_date >= addDays(today, -MISSING_FOR_DAYS);
  const of = missing.get(marina.code) ?? [];
  if (!isRecent || of.length === MOST_MISSING) return false;
  missing.set(marina.code, [...of, name]);
  return true;
}

function shifted({ start_date, end_date }: Visit, days: number): { start_date: string; end_date: string } {
  return { start_date: addDays(start_date, days), end_date: addDays(end_date, days) };
}
