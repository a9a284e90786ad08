import type * as z from 'zod';
import { commandReceipt, receiptExample, callSchemas } from '../vocabulary/route.js';
import type { chatSummary, message } from './message.js';
import {
  attachAsBoater,
  attachToMessage,
  chatList,
  conversation,
  createMessage,
  editMessage,
  listChats,
  markMessages,
  messagesOfReservation,
} from './message.js';

const BOATER = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';

const RESERVATION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

const MESSAGE = '0190f3a2-8101-7e11-9b21-1a5b7c9d1e99';

const boater = { id: BOATER, first_name: 'Inès', last_name: 'Delacroix' };

const sender = { kind: 'boater', id: BOATER, name: 'Inès Delacroix' } as const;

const exampleMessage: z.input<typeof message> = {
  id: MESSAGE,
  text: 'We will arrive around 20:00.',
  chat_view: 'Reservation',
  reservation_id: RESERVATION,
  absence_report_id: null,
  sender,
  boater,
  signed_by_user: false,
  attachment: null,
  file_removed: false,
  created_at: '2027-05-02T10:05:00.000Z',
  edited_at: null,
  viewed_by_receiver: true,
  read_by_receiver: false,
  unread: true,
  by_email: false,
  isService: false,
  status_code: null,
  suggested_dates: [],
};

const exampleChat: z.input<typeof chatSummary> = {
  id: '0190f3a2-8202-7e12-9b22-1a5b7c9d1eaa',
  boater,
  message: exampleMessage.text,
  sender,
  signed_by_user: false,
  unread: true,
  unread_count: 2,
  lastUpd: exampleMessage.created_at,
  chatFlow: { type: 'reservation', redirect_id: RESERVATION },
  about: { view_id: 'Q-DRG2VZF', vessel_name: 'Sirocco', start_date: '2027-07-10', end_date: '2027-07-13' },
};

const exampleConversation = { read: [], unread: [exampleMessage], unread_total: 1 };

const markingExample = { body: { boater_id: BOATER, message_ids: [MESSAGE] }, answer: receiptExample };

export const messageSchemas = {
  create: callSchemas({
    summary: 'Writes to a boater; to a visitor only with reservations EDITOR',
    body: createMessage,
    answer: commandReceipt,
    rate: 'staff',
    example: {
      body: { boater_id: BOATER, reservation_id: RESERVATION, text: 'Berth C12 is yours.', chat_view: 'Reservation' },
      answer: receiptExample,
    },
  }),

  getall: callSchemas({
    summary: 'The latest conversations, or all that was written with one boater',
    body: listChats,
    answer: chatList,
    rate: 'staff',
    example: {
      body: { remove_notifications: true },
      answer: { items: [exampleChat], total: 1, read: [], unread: [], unread_total: 1 },
    },
  }),

  reservation: callSchemas({
    summary: 'The messages of one reservation, read and unread apart',
    body: messagesOfReservation,
    answer: conversation,
    rate: 'staff',
    example: { body: { boater_id: BOATER, reservation_id: RESERVATION }, answer: exampleConversation },
  }),

  view: callSchemas({
    summary: 'Notes that messages were seen in the list',
    body: markMessages,
    answer: commandReceipt,
    rate: 'staff',
    example: markingExample,
  }),
  read: callSchemas({
    summary: 'Marks messages as read',
    body: markMessages,
    answer: commandReceipt,
    rate: 'staff',
    example: markingExample,
  }),
  unread: callSchemas({
    summary: 'Marks messages as unread again',
    body: markMessages,
    answer: commandReceipt,
    rate: 'staff',
    example: markingExample,
  }),

  readAll: callSchemas({
    summary: "Marks all boaters' messages as read by the caller",
    answer: commandReceipt,
    rate: 'staff',
    example: { answer: receiptExample },
  }),

  edit: callSchemas({
    summary: 'Changes the text of a message that the caller wrote',
    body: editMessage,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { message_id: MESSAGE, text: 'Berth C14 is yours.' }, answer: receiptExample },
  }),

  attach: callSchemas({
    summary: 'Writes to a boater with a file',
    body: attachToMessage,
    answer: commandReceipt,
    rate: 'upload',
    example: { body: { boater_id: BOATER, reservation_id: RESERVATION, text: 'The tides' }, answer: receiptExample },
  }),

  attachAsBoater: callSchemas({
    summary: 'Writes to the marina about the own reservation with a file',
    body: attachAsBoater,
    answer: commandReceipt,
    rate: 'upload',
    example: { body: { text: 'My insurance' }, answer: receiptExample },
  }),

  boaterMessages: callSchemas({
    summary: "The messages of the boater's own reservation",
    answer: conversation,
    rate: 'boater',
    example: { answer: exampleConversation },
  }),
};
