import { Injectable } from '@nestjs/common';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import { asReservationEvent, openingOf, type ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial, type ReservationState } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';

/** A reservation as of some event, with the facts that opened it. */
export interface ReservationStory {
  readonly state: ReservationState;
  /** Before the events of the last command. */
  readonly before: ReservationState;
  /** Whether the boater was sent a mail about the newest change of dates or berth. */
  readonly told: boolean;
  readonly opening: NonNullable<ReturnType<typeof openingOf>>;
}

/** Rebuilds reservations as of an event, so that a message about the event does not depend on later ones. */
@Injectable()
export class ReservationHistory {
  constructor(private readonly log: EventLog) {}

  /**
   * The state up to an event and the later events of the same command; without an event, the current state.
   * @throws if the stream cannot be read, or does not begin as reservations do
   */
  async upTo(
    id: string,
    until?: { readonly revision: number; readonly metadata: Pick<LoggedEvent['metadata'], 'command_id'> },
  ): Promise<ReservationStory> {
    const { prefix } = reservationRecord;
    let state = initial();
    let before = state;
    let command: string | null = null;
    let told = false;
    let opening: ReturnType<typeof openingOf> = null;
    for await (const logged of this.log.recentStream(`${prefix}${id}`)) {
      if (isUnreadable(logged)) throw logged.error;
      const later = until !== undefined && logged.revision > until.revision;
      if (later && logged.metadata.command_id !== until.metadata.command_id) break;
      if (logged.metadata.command_id !== command) before = state;
      command = logged.metadata.command_id;
      const event = asReservationEvent(logged as LoggedEvent<ReservationEvent>);
      state = evolve(state, event);
      told = tells(event) ?? told;
      opening ??= openingOf(event);
    }
    if (opening === null) throw new Error(`${prefix}${id} has not been opened`);
    return { state, before, told, opening };
  }
}

/** Whether a change of dates or berth was told; null for other events. */
function tells(event: ReservationEvent): boolean | null {
  if (event.type === 'OfferChanged') return event.data.untold !== true;
  return event.type === 'BerthAssigned' ? event.data.told === true : null;
}
