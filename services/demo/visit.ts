import type * as z from 'zod';
import type { requestReservation } from '../../contracts/reservations/boater.js';
import type { Agenda } from './agenda.js';
import type { Chance } from './chance.js';
import type { Person } from './people.js';
import type { DemoMarina } from './marinas.js';

/** A planned stay, from the first call until it is over or has failed. */
export interface Visit {
  /** Part of the ids of its commands. */
  readonly name: string;
  readonly marina: DemoMarina;
  readonly person: Person;
  readonly start_date: string;
  readonly end_date: string;
  readonly chance: Chance;
  /** Description of what the reservation's link shows, if it is a showcase. */
  readonly showcase?: string;
  /** Whether the boater may write to the marina at the end. */
  readonly writes?: true;
}

type RequestForm = z.input<typeof requestReservation>;

/** Boater, boat and dates: the part that requests and staff entries share. */
export function stayForm({ person, start_date, end_date }: Visit): Omit<RequestForm, 'marina_code'> {
  return { start_date, end_date, boater: person.contact, vessel: person.boat };
}

/**
 * The slot of the next action: a few slots from now, sooner the closer the arrival.
 * @param least minimum number of slots, unless the arrival is near
 */
export function soon(agenda: Agenda, visit: Visit, least: number, most: number): number {
  const left = agenda.slotOf(visit.start_date) - agenda.slot;
  const wanted = visit.chance.whole(least, most);
  return agenda.slot + Math.max(1, Math.min(wanted, Math.floor(left / 3)));
}
