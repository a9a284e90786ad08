import { callSchemas, commandReceipt, receiptExample } from '../vocabulary/route.js';
import { boaterLink, ofReservation, openedBoaterLink } from './boater-link.js';
import { exampleIds } from './examples.js';

const body = { reservation_id: exampleIds.reservation };

export const boaterLinkSchemas = {
  show: callSchemas({
    summary: 'State of the link by which the boater reads and answers a reservation',
    body: ofReservation,
    answer: boaterLink,
    rate: 'staff',
    example: { body, answer: { state: 'VALID', expires_at: '2027-08-17T22:00:00.000Z', sent_at: null } },
  }),

  open: callSchemas({
    summary: 'The link itself, to copy it or to show it as a code; a withdrawn or expired one is sent again first',
    body: ofReservation,
    answer: openedBoaterLink,
    rate: 'staff',
    example: {
      body,
      answer: { url: 'https://quayside.example/r/4c1d.S2a', expires_at: '2027-08-17T22:00:00.000Z' },
    },
  }),

  send: callSchemas({
    summary: 'Mails the boater the link of a reservation; an expired link opens again, a withdrawn one is replaced',
    body: ofReservation,
    answer: commandReceipt,
    rate: 'staff',
    example: { body, answer: receiptExample },
  }),

  revoke: callSchemas({
    summary: 'Withdraws the link of a reservation: mails that were sent no longer open it',
    body: ofReservation,
    answer: commandReceipt,
    rate: 'staff',
    example: { body, answer: receiptExample },
  }),
};
