import type * as z from 'zod';
import type { requestReservation } from '../../contracts/reservations/boater.js';
import type { Agenda } from './agenda.js';
import type { Chance } from './chance.js';
import type { Person } from './people.js';
import type { DemoMarina } from './marinas.js';

/** A stay that somebody has in mind, from the first call until it is over or has come to nothing. */
export interface Visit {
  /** Names its commands. */
  readonly name: string;
  readonly marina: DemoMarina;
  readonly person: Person;
  readonly start_date: string;
  readonly end_date: string;
  readonly chance: Chance;
  /** What is to be seen behind the reservation's link, where it is to be shown around. */
  readonly showcase?: string;
}

type RequestForm = z.input<typeof requestReservation>;

/** Who comes, with what and when: the part that requests and entries of staff share. */
export function stayForm({ person, start_date, end_date }: Visit): Omit<RequestForm, 'marina_code'> {
  return { start_date, end_date, boater: person.contact, vessel: person.boat };
}

/**
 * The slot at which the next move comes: some slots from now, and the sooner the closer the arrival is.
 * @param least slots that go by at least, unless the arrival is near
 */
export function soon(agenda: Agenda, visit: Visit, least: number, most: number): number {
  const left = agenda.slotOf(visit.start_date) - agenda.slot;
  const wanted = visit.chance.whole(least, most);
  return agenda.slot + Math.max(1, Math.min(wanted, Math.floor(left / 3)));
}
