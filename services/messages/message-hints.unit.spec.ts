import { describe, expect, it } from '@jest/globals';
import type { ReservationFact } from '../../contracts/reservations/events.js';
import type { LoggedEvent } from '../platform/event-sourcing/event-definition.js';
import type { ConversationEvent } from './domain/conversation-events.js';
import { serviceMessageHints } from './message-hints.js';
import { whoseMessages } from './records/conversation-record.js';

const at = '2027-06-01T08:00:00.000Z';
const logged = (stream: string, event: { type: string; data: object }) =>
  ({ stream, ...event }) as unknown as LoggedEvent;

describe('hints at messages', () => {
  it('name the boater and the message’s subject', () => {
    const ids = (about: { reservation_id?: string; absence_report_id?: string }) => {
      const data = { boater_id: 'b1', reservation_id: null, absence_report_id: null, ...about };
      return whoseMessages(logged('conversation-b1', { type: 'MessagePosted', data }));
    };
    expect(ids({ reservation_id: 'r1' })).toEqual(['b1', 'r1']);
    expect(ids({ absence_report_id: 'a1' })).toEqual(['b1', 'a1']);
    expect(ids({})).toEqual(['b1']);
    const data = { boater_id: 'b1', message_ids: ['m1'], by: 'MARINA' as const, at };
    const read: ConversationEvent = { type: 'MessagesRead', data };
    expect(whoseMessages(logged('conversation-b1', read))).toEqual(['b1']);
  });

  it('name the reservation of a service message', () => {
    const ids = (stream: string, fact: ReservationFact) => serviceMessageHints.ids?.(logged(stream, fact));
    expect(ids('reservation-r1', { type: 'PriceSent', data: { at } })).toEqual(['r1']);
    expect(ids('reservation-r1', { type: 'StayFinished', data: { at } })).toEqual([]);
    expect(ids('other-r1', { type: 'PriceSent', data: { at } })).toEqual([]);
  });
});
