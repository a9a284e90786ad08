import type { MembershipVisit } from '../../../../../contracts/memberships/card.js';
import type { Message } from '../../../../../contracts/messages/message.js';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';

export const activityKinds = ['stays', 'messages', 'cards'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One line of what happened with a boater or a boat. */
export type Activity =
  | { readonly kind: 'stays'; readonly id: string; readonly at: string; readonly stay: ReservationRow }
  | { readonly kind: 'messages'; readonly id: string; readonly at: string; readonly message: Message }
  | {
      readonly kind: 'cards';
      readonly id: string;
      readonly at: string;
      readonly visit: MembershipVisit;
      readonly card_number: string;
    };

interface Sources {
  readonly stays: readonly ReservationRow[];
  readonly messages: readonly Message[];
  readonly visits: readonly { readonly card_number: string; readonly visit: MembershipVisit }[];
}

/** All activities, newest first. Service messages repeat what the stays say, so they are left out. */
export function activitiesOf({ stays, messages, visits }: Sources): Activity[] {
  const all: Activity[] = [
    ...stays.map((stay): Activity => ({ kind: 'stays', id: `stay ${stay.id}`, at: stay.updated_at, stay })),
    ...messages
      .filter(({ isService }) => !isService)
      .map((message): Activity => ({ kind: 'messages', id: `message ${message.id}`, at: message.created_at, message })),
    ...visits.map(({ card_number, visit }): Activity => {
      const { type, startDate, visited_marina_id } = visit;
      const id = `card ${card_number} ${type} ${startDate} ${visited_marina_id ?? ''}`;
      return { kind: 'cards', id, at: `${startDate}T00:00:00.000Z`, visit, card_number };
    }),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at));
}
