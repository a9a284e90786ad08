import { describe, expect, it } from '@jest/globals';
import type { Message } from '../../../../contracts/messages/message.js';
import {
  offeredTemplates,
  firstUnread,
  inOrder,
  type Outgoing,
  sideOf,
  stillOutgoing,
  toMarkRead,
  withTemplate,
  writeHindrance,
} from './message-rules.js';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  text: 'Hello',
  chat_view: 'Reservation',
  reservation_id: 'r',
  absence_report_id: null,
  sender: { kind: 'boater', id: 'b', name: 'Inès Delacroix' },
  boater: { id: 'b', first_name: 'Inès', last_name: 'Delacroix' },
  signed_by_user: false,
  attachment: null,
  file_removed: false,
  edited_at: null,
  created_at: '2027-05-02T10:00:00.000Z',
  viewed_by_receiver: false,
  read_by_receiver: false,
  unread: true,
  by_email: false,
  isService: false,
  status_code: null,
  suggested_dates: [],
  ...more,
});
const service = message('s', { isService: true, sender: { kind: 'service', id: null, name: '' } });

describe('a conversation', () => {
  it('reads in the order it was said', () => {
    const late = message('late', { created_at: '2027-05-03T10:00:00.000Z' });
    expect(inOrder([late], [message('early')]).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('marks unread messages as read without those of the product', () => {
    const all = [message('a'), service, message('b', { unread: false })];
    expect(toMarkRead(all)).toEqual(['a']);
    expect(firstUnread([service, ...all])).toBe('a');
    expect(firstUnread([service])).toBeNull();
  });

  it.each([
    [message('a'), 'theirs', 'ours'],
    [message('a', { sender: { kind: 'staff', id: 'u', name: 'Hanna' } }), 'ours', 'theirs'],
    [service, 'middle', 'middle'],
  ])('has sides, which depend on the reader', (given, staff, boater) => {
    expect(sideOf(given, 'staff')).toBe(staff);
    expect(sideOf(given, 'boater')).toBe(boater);
  });

  it('shows a message on its way until the answer holds it', () => {
    const outgoing = (key: string, id: string | null): Outgoing => ({
      key,
      id,
      text: 'Hi',
      file: null,
      share: 0,
      at: '',
      state: id === null ? 'sending' : 'sent',
      refused: null,
    });
    const left = stillOutgoing([outgoing('1', null), outgoing('2', 'm2'), outgoing('3', 'm3')], [{ id: 'm2' }]);
    expect(left.map(({ key }) => key)).toEqual(['1', '3']);
  });
});

describe('writing', () => {
  const who = (reservations: 'VIEWER' | 'EDITOR', is_admin = false) => ({
    is_admin,
    permissions: { residents: 'VIEWER' as const, reservations, marina_settings: 'NOT_ALLOWED' as const },
  });
  it.each([
    ['is open to editors', true, 'VISITOR', who('EDITOR'), true, null],
    ['to a visitor needs EDITOR', true, 'VISITOR', who('VIEWER'), true, 'noPermission'],
    ['to a resident does not', true, 'RESIDENT', who('VIEWER'), true, null],
    ['is open to administrators', true, 'VISITOR', who('VIEWER', true), true, null],
    ['needs the chat feature', false, 'VISITOR', who('EDITOR'), true, 'chatOff'],
    ['may be closed by the page', true, 'VISITOR', who('EDITOR'), false, 'notNow'],
  ] as const)('%s', (_name, chat, relation, user, mayWrite, hindrance) =>
    expect(writeHindrance({ chat, relation, who: user, mayWrite })).toBe(hindrance),
  );
});

it('puts a template in place of nothing, or after what was written', () => {
  expect(withTemplate(' \n', 'Hello')).toBe('Hello');
  expect(withTemplate('See below. ', 'Hello')).toBe('See below.\n\nHello');
});

it.each([
  ['reservation', ['all', 'reservation']],
  ['absence_report', ['all', 'absence_report']],
  ['general', ['all', 'general']],
  ['boater', ['all', 'general']],
] as const)('offers the templates that belong to a conversation of the kind %s', (kind, names) => {
  const templates = [null, 'reservation', 'absence_report', 'general'] as const;
  const offered = offeredTemplates(
    templates.map((about) => ({ id: 't', revision: 0, name: about ?? 'all', about, texts: {}, updated_at: '' })),
    { kind },
  );
  expect(offered.map(({ name }) => name)).toEqual(names);
});
