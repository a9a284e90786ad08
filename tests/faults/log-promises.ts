import { dateOfDay, dayNumber } from '../../contracts/vocabulary/dates.js';
import { redemptionOf } from '../../services/memberships/domain/card-state.js';
import { stayOf } from '../../services/berths/domain/berth-plan-state.js';
import { bookedStatuses, isOneOf } from '../../services/reservations/domain/history.js';
import { type ReservationState, standingCode } from '../../services/reservations/domain/reservation-state.js';
import type { ReadLog } from './read-log.js';
import { receiptOf, type SentCommand } from './sent-commands.js';

/**
 * Every acknowledged command is in the log at the revision of its receipt, up to the answered position, contiguous and
 * once. Returns the violations, and the number of receipts of commands that changed nothing.
 */
export function brokenReceipts(log: ReadLog, acknowledged: readonly SentCommand[]) {
  const byCommand = Map.groupBy(log.events, ({ metadata }) => metadata.command_id);
  // The receipt of a batch is that of its last part, which the command caused.
  const byCause = Map.groupBy(log.events, ({ metadata }) => metadata.causation_id);
  const byRecord = Map.groupBy(log.events, ({ stream }) => stream.slice(stream.indexOf('-') + 1));
  const last = log.events.at(-1)?.position ?? 0;
  const wrong: string[] = [];
  let unchanged = 0;
  const appends = appendsByCommand(log);
  for (const { command_id, path, answer } of acknowledged) {
    if (answer === null) continue;
    const { id, revision, position } = receiptOf(answer);
    const isAnswered = (event: { revision: number; position: number }) =>
      event.revision === revision && event.position <= position;
    const own = [...(byCommand.get(command_id) ?? []), ...(byCause.get(command_id) ?? [])];
    const took = own.some(isAnswered);
    if (position > last || (!took && byRecord.get(id)?.some(isAnswered) !== true)) {
      wrong.push(`${path} answered ${id} at revision ${revision}, position ${position}: that is not in the log`);
    } else if (!took) {
      unchanged += 1;
    } else if (appends.get(command_id) !== 1) {
      wrong.push(`${path} for ${id} took effect ${appends.get(command_id) ?? 0} times`);
    }
  }
  return { wrong, unchanged };
}

/** Number of separate appends in the log by command. */
function appendsByCommand(log: ReadLog): Map<string, number> {
  const appends = new Map<string, number>();
  let before: string | undefined;
  for (const { metadata, stream } of log.events) {
    const append = `${metadata.command_id} ${stream}`;
    if (append !== before) appends.set(metadata.command_id, (appends.get(metadata.command_id) ?? 0) + 1);
    before = append;
  }
  return appends;
}

/** Inconsistencies between streams that remain after all recovery policies have run. */
export function disagreements(log: ReadLog): string[] {
  return [
    ...gaps(log),
    ...doubleNights(log),
    ...plansAgainstReservations(log),
    ...reservationsAgainstPlans(log),
    ...cardsAgainstReservations(log),
    ...cardsOfBerths(log),
    ...namesOfBerths(log),
  ];
}

/** Checks that positions are increasing, and that positions and revisions have no gaps. */
function gaps({ events, counted }: ReadLog): string[] {
  const revisions = new Map<string, number>();
  let last = 0;
  return events.flatMap((event, index) => {
    const expected = (revisions.get(event.stream) ?? -1) + 1;
    revisions.set(event.stream, event.revision);
    const inPlace = counted ? event.position === index + 1 : event.position > last;
    last = event.position;
    const whole = event.revision === expected && inPlace;
    return whole ? [] : [`${event.stream} has revision ${event.revision} at position ${event.position}: a gap`];
  });
}

function doubleNights({ plans }: ReadLog): string[] {
  const wrong: string[] = [];
  for (const plan of plans.values()) {
    const taken = new Map<string, string>();
    for (const allocation of plan.allocations.values()) {
      for (const { berth, over, start, end } of allocation.segments) {
        for (const { facts } of [berth, ...over]) {
          for (let day = start; day < end; day += 1) {
            const night = `${facts.berth_id} ${dateOfDay(day)}`;
            const other = taken.get(night);
            if (other !== undefined) wrong.push(`berth-night ${night} is ${other}'s and ${allocation.id}'s`);
            taken.set(night, allocation.id);
          }
        }
      }
    }
  }
  return wrong;
}

function plansAgainstReservations({ plans, reservations }: ReadLog): string[] {
  return [...plans.values()].flatMap((plan) =>
    [...plan.by_reservation].flatMap(([reservationId, allocation]) => {
      const reservation = reservations.get(reservationId);
      const where = `allocation ${allocation.id} of reservation ${reservationId}`;
      if (reservation === undefined) return [`${where}: there is no such reservation`];
      if (reservation.berth?.allocation_id !== allocation.id) return [`${where}: the reservation does not have it`];
      const { start, end } = stayOf(allocation);
      const last = allocation.segments.at(-1)?.berth.facts.berth_id;
      const { length, beam, draft } = reservation.vessel;
      const boat = [length, beam, draft].map((metres) => Math.round(metres * 100));
      const same =
        last === reservation.berth.berth_id &&
        start === dayNumber(reservation.start_date) &&
        end === dayNumber(reservation.end_date) &&
        boat.join() === [allocation.length, allocation.beam, allocation.draft].join();
      const planned = `${last ?? '-'} ${dateOfDay(start)}/${dateOfDay(end)} ${allocation.length}`;
      const stated = `${reservation.berth.berth_id} ${reservation.start_date}/${reservation.end_date} ${length}`;
      return same ? [] : [`${where}: the plan says ${planned}, the reservation ${stated}`];
    }),
  );
}

function reservationsAgainstPlans({ plans, reservations }: ReadLog): string[] {
  return [...reservations].flatMap(([id, { berth, marina_id }]) => {
    if (berth === null) return [];
    const held = plans.get(marina_id)?.by_reservation.get(id);
    return held?.id === berth.allocation_id ? [] : [`reservation ${id} has a berth that the plan does not give it`];
  });
}

function isBooked(reservation: ReservationState): boolean {
  const code = standingCode(reservation);
  return code !== null && isOneOf([...bookedStatuses, 'FINISHED'], code);
}

function cardsAgainstReservations(log: ReadLog): string[] {
  const { cards, reservations } = log;
  const held = new Map<string, number>();
  for (const card of cards.values()) {
    if (!card.exists) continue;
    for (const { reservation_id } of card.redemptions) {
      if (reservation_id === null) continue;
      held.set(
        reservation_id,
        (held.get(reservation_id) ?? 0) + (redemptionOf(card, reservation_id)?.dates.length ?? 0),
      );
    }
  }
  const ids = new Set([...held.keys(), ...reservations.keys()]);
  return [...ids].flatMap((id) => {
    const reservation = reservations.get(id);
    const booked = reservation !== undefined && isBooked(reservation);
    const stated = booked ? (reservation.price?.offer.nights_to_redeem ?? 0) : 0;
    const nights = held.get(id) ?? 0;
    if (nights === stated) return [];
    return [`reservation ${id} redeems ${stated} nights, cards say ${nights}: ${storyOf(id, log)}`];
  });
}

/** The events of a reservation and its nights in order, with their causes. */
function storyOf(reservationId: string, { events }: ReadLog): string {
  const own = events.filter(
    ({ stream, data }) => stream === `reservation-${reservationId}` || data['reservation_id'] === reservationId,
  );
  return own
    .map(({ position, type, stream, metadata: { command_id, causation_id, recorded_at } }) =>
      [position, type, stream.split('-', 1)[0], recorded_at, command_id, causation_id].join(' '),
    )
    .join('; ');
}

/** Checks that the berth's record and the berth plan have the same pier, number and sizes. */
function cardsOfBerths({ plans, berths }: ReadLog): string[] {
  const planned = new Map([...plans.values()].flatMap((plan) => [...plan.berths]));
  return [...berths].flatMap(([id, { status, card }]) => {
    const known = planned.get(id);
    if (status !== 'there' || card === null) return known === undefined || known.left ? [] : [`berth ${id} is gone`];
    if (known === undefined || known.left) return [`berth ${id} is not on the plan`];
    const { pier_id, number, max_loa } = known.facts;
    const same = pier_id === card.pier_id && number === card.number && max_loa === card.max_loa;
    return same ? [] : [`berth ${id} is ${card.number} of ${card.max_loa} m, on the plan ${number} of ${max_loa} m`];
  });
}

/**
 * Checks that an existing berth owns its name, and that no two berths of a pier have the same number. A claimed name
 * that was never used is harmless: its claim expires.
 */
function namesOfBerths({ berths, claims }: ReadLog): string[] {
  const names = new Map<string, string>();
  return [...berths].flatMap(([id, { status, card }]) => {
    if (status !== 'there' || card === null) return [];
    const name = `${card.number} of pier ${card.pier_id}`;
    const other = names.get(name);
    names.set(name, id);
    return [
      ...(claims.has(`berth-${id}`) ? [] : [`berth ${id} does not own its name`]),
      ...(other === undefined ? [] : [`berths ${id} and ${other} are both ${name}`]),
    ];
  });
}
