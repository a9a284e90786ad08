import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { messageApi } from './api.js';
import { createMessage, listChats, markMessages } from './message.js';
import { MESSAGE_TEXT_MAX } from '../vocabulary/message-text.js';

const boater_id = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';
const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const routes = Object.values(messageApi).map((one): [string, Route] => [one.path, one]);

describe('message calls', () => {
  it.each(routes)('%s: the example body and answer follow their schemas', (_, { body, answer, example }) => {
    if (body !== undefined) expect(body.safeParse(example.body).error?.issues).toBeUndefined();
    expect(answer.safeParse(example.answer).error?.issues).toBeUndefined();
    expect(body === undefined).toBe(example.body === undefined);
  });

  it('need the chat feature of the marina', () => {
    const staff = routes.filter(([path]) => path.startsWith('/admin/'));
    expect(staff.map(([path]) => path)).toEqual(
      ['create', 'getall', 'reservation', 'view', 'read', 'unread', 'read_all', 'edit', 'attach'].map(
        (call) => `/admin/message/${call}`,
      ),
    );
    for (const [, { access }] of staff) expect(access).toEqual({ kind: 'staff', feature: 'chat' });
  });

  it.each<[string, object, string]>([
    ['no text', { text: '  ' }, 'text: messageRequired'],
    ['text missing', { text: undefined }, 'text: messageRequired'],
    ['text too long', { text: 'x'.repeat(MESSAGE_TEXT_MAX + 1) }, 'text: tooLong'],
    ['a control character', { text: 'bell \u0007' }, 'text: specialChars'],
    ['no reservation in the default view', { reservation_id: undefined }, 'reservation_id: reservationRequired'],
    ['no absence in its view', { chat_view: 'AbsenceReport' }, 'absence_report_id: absenceReportRequired'],
    ['a boater that is no id', { boater_id: '7' }, 'boater_id: inValidId'],
  ])('refuse a message with %s', (_, change, complaint) => {
    const parsed = createMessage.safeParse({ boater_id, reservation_id, text: 'Welcome', ...change });
    expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([complaint]);
  });

  it('say everything at once', () => {
    const issues = createMessage.safeParse({ chat_view: 'AbsenceReport' }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual(['boater_id', 'text', 'absence_report_id']);
  });

  it('take a general message without a record, trimmed, over several lines', () => {
    const parsed = createMessage.parse({ boater_id, text: ' Dear guest,\nwelcome. ', chat_view: 'General' });
    expect(parsed.text).toBe('Dear guest,\nwelcome.');
    expect(createMessage.parse({ boater_id, reservation_id, text: 'Hi' }).chat_view).toBe('Reservation');
  });

  it('refuse unknown views and fields', () => {
    const message = { boater_id, reservation_id, text: 'Welcome' };
    expect(createMessage.safeParse({ ...message, chat_view: 'Shop' }).error?.issues[0]?.path).toEqual(['chat_view']);
    expect(createMessage.safeParse({ ...message, sender: 'me' }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });

  it('list the ten latest conversations unless asked otherwise', () => {
    expect(listChats.parse({})).toEqual({
      remove_notifications: false,
      page: 1,
      page_size: 10,
      search: '',
      unread_only: false,
      unread_first: false,
    });
    expect(listChats.safeParse({ page_size: 101 }).success).toBe(false);
  });

  it('mark at least one and at most five hundred messages', () => {
    const ids = (length: number) => ({ boater_id, message_ids: Array.from({ length }, () => reservation_id) });
    expect(markMessages.safeParse(ids(0)).error?.issues[0]?.message).toBe('messageRequired');
    expect(markMessages.safeParse(ids(501)).error?.issues[0]?.message).toBe('tooMany');
    expect(markMessages.safeParse(ids(500)).success).toBe(true);
  });
});
