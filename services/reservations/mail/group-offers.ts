import { Injectable } from '@nestjs/common';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { asReservationEvent, type ReservationEvent } from '../domain/events/reservation-event.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import type { PayingMarina } from '../lookups/payment-terms.js';
import { ReservationHistory, type ReservationStory } from '../lookups/reservation-history.js';
import { groupRecord } from '../records/group-record.js';
import { reservationRecord } from '../records/reservation-record.js';
import { type MailContent, offerFacts } from './mail-of-event.js';

/** The offers of a group of which its organiser is told in one mail: those of the boats of one list. */
@Injectable()
export class GroupOffers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly history: ReservationHistory,
  ) {}

  /** Whether the offer that opens the reservation is told with the others of its list. */
  async tellOf({ reservation_id, group_id }: ReservationState): Promise<boolean> {
    if (group_id === undefined || reservation_id === null) return false;
    const { state } = await this.streams.load(groupRecord, group_id);
    return state?.offered === 'ORGANISER' && state.lists.some(({ planned }) => planned.includes(reservation_id));
  }

  /** The mail about the boats of a list, with the page of the first; null: each skipper is told, or none is offered. */
  async of(
    group_id: string,
    reservation_ids: readonly string[],
  ): Promise<{ readonly story: ReservationStory; readonly contentAt: (marina: PayingMarina) => MailContent } | null> {
    const { state: group } = await this.streams.load(groupRecord, group_id);
    if (group?.offered !== 'ORGANISER') return null;
    const stories = await Promise.all(reservation_ids.map((id) => this.history.upTo(id)));
    const offered = stories.filter(({ state }) => standingCode(state) === 'UPDATED');
    const [story] = offered;
    if (story === undefined) return null;
    const message = await this.messageOf(story.state.reservation_id);
    const boats = offered.map(({ state }) => boatFacts(state, group));
    const deadlines = offered.flatMap(({ state }) => state.deadline ?? []).sort();
    const [answer_by] = deadlines;
    const { name, start_date, end_date } = group;
    const contentAt = (marina: PayingMarina): MailContent => {
      const { payment } = offerFacts(story.state, marina);
      return {
        kind: 'group_offer',
        group: name,
        stay: { start_date, end_date },
        boats,
        total: offered.reduce((sum, { state }) => sum + (state.price?.breakdown.total ?? 0), 0),
        ...(payment === undefined ? {} : { payment }),
        ...(answer_by === undefined ? {} : { answer_by }),
        ...(message === '' ? {} : { message }),
      };
    };
    return { story, contentAt };
  }

  /** What staff wrote with the offers, which is the same in each. */
  private async messageOf(reservation_id: string | null): Promise<string> {
    if (reservation_id === null) return '';
    const events = await this.streams.eventsSince(reservationRecord.streamOf(reservation_id), -1, 5);
    for (const logged of events) {
      const event = asReservationEvent(logged as LoggedEvent<ReservationEvent>);
      if (event.type === 'PriceSent') return event.data.message ?? '';
    }
    return '';
  }
}

/** A boat of the mail: its dates only if they are not those of the group. */
function boatFacts(
  { vessel_name, berth, price, start_date, end_date }: ReservationState,
  group: { readonly start_date: string; readonly end_date: string },
) {
  const asGroup = start_date === group.start_date && end_date === group.end_date;
  return {
    name: vessel_name ?? '',
    ...(berth === null ? {} : { berth: berth.label }),
    ...(asGroup ? {} : { stay: { start_date, end_date } }),
    ...(price === null ? {} : { total: price.breakdown.total }),
  };
}
