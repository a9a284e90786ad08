import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial, type ConversationCommand } from './conversation.js';
import type { ConversationEvent } from './conversation-events.js';

const given = specificationOf<
  ConversationCommand,
  ConversationEvent,
  ReturnType<typeof initial>,
  { readonly now: string }
>({ initial, evolve, decide });
const context = { now: '2027-06-01T08:00:00.000Z' };
const boater_id = 'boater';

type Post = Extract<ConversationCommand, { type: 'PostMessage' }>;
function post(message_id: string, more: Partial<Post> = {}): Post {
  return {
    type: 'PostMessage',
    message_id,
    marina_id: 'marina',
    boater_id,
    reservation_id: 'stay',
    absence_report_id: null,
    text: 'Berth C12 is yours.',
    from: 'MARINA',
    ...more,
  };
}
const posted = (message_id: string, more: Partial<Post> = {}) =>
  given([]).when(post(message_id, more), context).events()[0] as ConversationEvent;
const mark = (as: 'VIEWED' | 'READ' | 'UNREAD', ...message_ids: string[]): ConversationCommand => ({
  type: 'MarkMessages',
  as,
  boater_id,
  message_ids,
  user_id: 'anna',
});

describe('writing a message', () => {
  it.each<[string, Partial<Post>]>([
    ['Reservation', {}],
    ['AbsenceReport', { reservation_id: null, absence_report_id: 'absence' }],
    ['General', { reservation_id: null }],
  ])('is kept with the view of the record it is about: %s', (chat_view, about) => {
    given([])
      .when(post('m1', about), context)
      .then({ type: 'MessagePosted', data: { message_id: 'm1', chat_view, at: context.now, read_message_ids: [] } });
  });

  it('by the boater marks the marina’s earlier messages on the subject as read', () => {
    const history = [posted('m1'), posted('m2', { reservation_id: 'another stay' }), posted('b1', { from: 'BOATER' })];
    given(history)
      .when(post('b2', { from: 'BOATER' }), context)
      .then({ type: 'MessagePosted', data: { read_message_ids: ['m1'] } });
  });

  it('by the boater marks nothing as read twice', () => {
    const answered = given([posted('m1')]).when(post('b1', { from: 'BOATER' }), context);
    given([posted('m1'), ...answered.events()])
      .when(post('b2', { from: 'BOATER' }), context)
      .then({ type: 'MessagePosted', data: { read_message_ids: [] } });
  });

  it('by the boater has to wait for an answer after thirty on one subject', () => {
    const asked = Array.from({ length: 30 }, (_, index) => posted(`b${index}`, { from: 'BOATER' }));
    const one = post('b30', { from: 'BOATER' });
    given(asked.slice(1)).when(one, context).then({ type: 'MessagePosted' });
    given(asked).when(one, context).thenRefused('TOO_MANY_MESSAGES');
    given([...asked, posted('m1')])
      .when(one, context)
      .then({ type: 'MessagePosted' });
    given(asked)
      .when(post('b30', { from: 'BOATER', reservation_id: 'another stay' }), context)
      .then({ type: 'MessagePosted' });
    given(asked).when(post('m1'), context).then({ type: 'MessagePosted' });
  });

  it('by the marina marks nothing as read', () => {
    given([posted('b1', { from: 'BOATER' })])
      .when(post('m1'), context)
      .then({ type: 'MessagePosted', data: { read_message_ids: [] } });
  });
});

describe('marking messages', () => {
  const fromBoater = posted('b1', { from: 'BOATER' });

  it('as read is recorded once', () => {
    const outcome = given([fromBoater]).when(mark('READ', 'b1', 'b1'), context);
    outcome.then({ type: 'MessagesRead', data: { message_ids: ['b1'], by: 'MARINA' } });
    given([fromBoater, ...outcome.events()])
      .when(mark('READ', 'b1'), context)
      .then();
    // Opening a message also marks it as viewed.
    given([fromBoater, ...outcome.events()])
      .when(mark('VIEWED', 'b1'), context)
      .then();
  });

  it('as unread affects only read ones', () => {
    given([fromBoater]).when(mark('UNREAD', 'b1'), context).then();
    const read = given([fromBoater]).when(mark('READ', 'b1'), context).events();
    given([fromBoater, ...read])
      .when(mark('UNREAD', 'b1'), context)
      .then({ type: 'MessagesUnread', data: { message_ids: ['b1'] } });
  });

  it('as viewed leaves them unread', () => {
    const viewed = given([fromBoater]).when(mark('VIEWED', 'b1'), context);
    viewed.then({ type: 'MessagesViewed', data: { message_ids: ['b1'] } });
    expect(viewed.state().messages.get('b1')).toMatchObject({ viewed: ['anna'], read: [] });
  });

  it("skips the side's own messages and unknown ones", () => {
    given([fromBoater, posted('m1')])
      .when(mark('READ', 'm1', 'nobody', 'b1'), context)
      .then({ type: 'MessagesRead', data: { message_ids: ['b1'] } });
    given([posted('m1')])
      .when(mark('READ', 'm1', 'nobody'), context)
      .then();
  });

  it('holds for the user alone', () => {
    const read = given([fromBoater]).when(mark('READ', 'b1'), context).events();
    given([fromBoater, ...read])
      .when(
        { ...(mark('READ', 'b1') as Extract<ConversationCommand, { type: 'MarkMessages' }>), user_id: 'bruno' },
        context,
      )
      .then({ type: 'MessagesRead', data: { message_ids: ['b1'], user_id: 'bruno' } });
  });

  it('of before each user had marks holds for all', () => {
    const data = { boater_id, message_ids: ['b1'], by: 'MARINA' as const, at: context.now };
    const history: ConversationEvent[] = [fromBoater, { type: 'MessagesRead', data }];
    given(history).when(mark('READ', 'b1'), context).then();
    given(history)
      .when(mark('UNREAD', 'b1'), context)
      .then({ type: 'MessagesUnread', data: { user_id: 'anna' } });
  });
});

describe('editing a message', () => {
  const edit = (text: string, message_id = 'm1'): ConversationCommand => ({ type: 'EditMessage', message_id, text });

  it('of the marina changes its text once', () => {
    const outcome = given([posted('m1')]).when(edit('Berth C14 is yours.'), context);
    outcome.then({
      type: 'MessageEdited',
      data: { message_id: 'm1', reservation_id: 'stay', text: 'Berth C14 is yours.' },
    });
    given([posted('m1'), ...outcome.events()])
      .when(edit('Berth C14 is yours.'), context)
      .then();
  });

  it('of the boater, or an unknown one, is refused', () => {
    given([posted('b1', { from: 'BOATER' })])
      .when(edit('No', 'b1'), context)
      .thenRefused('MESSAGE_NOT_OWN');
    given([]).when(edit('No'), context).thenRefused('NOT_FOUND');
  });
});

describe('removing the files about a reservation', () => {
  const file = (id: string, more: Partial<Post> = {}) =>
    posted(id, { attachment: { id: `file-${id}`, content_type: 'image/png', size_bytes: 1 }, ...more });
  const remove: ConversationCommand = { type: 'RemoveFiles', boater_id, reservation_id: 'stay' };

  it('takes the files of both sides, and of no other record', () => {
    const other = { reservation_id: 'another stay' };
    const general = { reservation_id: null };
    const history = [file('m1'), file('b1', { from: 'BOATER' }), posted('m2'), file('m3', other), file('m4', general)];
    const ids = { message_ids: ['m1', 'b1'], attachment_ids: ['file-m1', 'file-b1'] };
    given(history)
      .when(remove, context)
      .then({ type: 'MessageFilesRemoved', data: { boater_id, reservation_id: 'stay', at: context.now, ...ids } });
  });

  it('does nothing a second time', () => {
    const removed = given([file('m1')])
      .when(remove, context)
      .events();
    given([file('m1'), ...removed])
      .when(remove, context)
      .then();
  });
});
