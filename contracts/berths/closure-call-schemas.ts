import { callSchemas, commandReceipt, listAnswer, receiptExample } from '../vocabulary/route.js';
import {
  closedBerths,
  type ClosureBoat,
  closureAsked,
  closureDetail,
  closureLetter,
  closurePreview,
  closureRow,
  type ClosureRow,
  closuresAsked,
  createClosure,
  previewClosure,
  previewLetter,
  reopenClosure,
  tellClosure,
  tickCall,
} from './closures.js';
import { allocationId, berthId, boaterId, otherBerthId, pierId } from './examples.js';

const closureId = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2f12';

const nights = { start_date: '2027-02-12', end_date: '2027-02-14' };

const boatExample: ClosureBoat = {
  allocation_id: allocationId,
  holder: 'VISITOR',
  reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
  view_id: 'Q-F8ALHT4',
  boater_id: boaterId,
  person: 'Lars Mikkelsen',
  boat: 'Nordlys',
  vessel: { length: 11.3, beam: 3.75, draft: 1.95, type: 'SAIL' },
  berth: { id: berthId, name: 'A12' },
  from_date: '2027-02-12',
  until_date: '2027-02-16',
  told_by: 'MAIL',
  phone: null,
};

const rowExample: ClosureRow = {
  closure_id: closureId,
  state: 'PLANNED',
  piers: [{ pier_id: pierId, name: 'A', whole: true, berths: [{ id: berthId, name: 'A12', open: false }] }],
  ...nights,
  reason: 'STORM',
  words: 'South-westerly storm, force 10.',
  told: true,
  moved: 1,
  lost: 0,
  staying: 0,
  to_move: 0,
  calls: 0,
  hindrance: null,
};

export const closureSchemas = {
  listClosures: callSchemas({
    summary: 'Closures of berths, the latest first',
    body: closuresAsked,
    answer: listAnswer(closureRow),
    example: { body: { page_size: 25, filter: { ahead: true } }, answer: { items: [rowExample], total: 1 } },
  }),

  getClosure: callSchemas({
    summary: 'A closure with the boats that it displaced and those that still need a berth',
    body: closureAsked,
    answer: closureDetail,
    example: {
      body: { closure_id: closureId },
      answer: {
        ...rowExample,
        displaced: [{ ...boatExample, to: { id: otherBerthId, name: 'A11' } }],
        waiting: [],
        remaining: [],
        telling: { state: 'TOLD', at: '2027-02-10T08:42:00.000Z' },
        to_ring: [],
      },
    },
  }),

  previewClosure: callSchemas({
    summary: 'The boats that closing berths for some nights would concern, each with proposed berths',
    body: previewClosure,
    answer: closurePreview,
    example: {
      body: { pier_ids: [pierId], ...nights, reason: 'STORM' },
      answer: {
        berths: 1,
        nights: 2,
        boats: [
          {
            ...boatExample,
            to: otherBerthId,
            options: [
              {
                berth_id: otherBerthId,
                berth_name: 'A11',
                extends_over: [],
                spare_loa: 0.7,
                spare_beam: 0.25,
                spare_draft: 0.55,
              },
            ],
          },
        ],
        counts: { moved: 1, lost: 0, staying: 0 },
        refusal: null,
        mails: 1,
        calls: 0,
        overlaps: [],
      },
    },
  }),

  previewLetter: callSchemas({
    summary: 'The email to the person of one boat, as closing the berths would send it',
    body: previewLetter,
    answer: closureLetter,
    example: {
      body: { pier_ids: [pierId], ...nights, reason: 'STORM', words: 'Force 10.', allocation_id: allocationId },
      answer: {
        letter: {
          language: 'en',
          subject: 'Nordlys: berth A11 instead of A12',
          text: 'Hello Lars,\n\nwe close berth A12 from 12 February 2027 to 14 February 2027. Reason: storm.',
        },
      },
    },
  }),

  createClosure: callSchemas({
    summary: 'Close berths for some nights, move the boats concerned, and write to their people',
    body: createClosure,
    answer: closedBerths,
    example: {
      body: {
        pier_ids: [pierId],
        ...nights,
        reason: 'STORM',
        words: 'South-westerly storm, force 10.',
        boats: [{ allocation_id: allocationId, berth_id: otherBerthId }],
      },
      answer: { ...receiptExample, closure_id: closureId },
    },
  }),

  reopenClosure: callSchemas({
    summary: 'Open berths of a closure again, from a night on; boats stay where they are',
    body: reopenClosure,
    answer: commandReceipt,
    example: { body: { closure_id: closureId, from_date: '2027-02-13' }, answer: receiptExample },
  }),

  tellClosure: callSchemas({
    summary: 'Tell the people of a closure now, at another time, or not at all; possible until they were told',
    body: tellClosure,
    answer: commandReceipt,
    example: {
      body: { closure_id: closureId, when: 'AT', tell_at: '2027-02-10T17:00:00.000Z' },
      answer: receiptExample,
    },
  }),

  tickCall: callSchemas({
    summary: 'Tick a telephone call about a closure as made, or take the tick away',
    body: tickCall,
    answer: commandReceipt,
    example: { body: { closure_id: closureId, allocation_id: allocationId, done: true }, answer: receiptExample },
  }),

  undoClosure: callSchemas({
    summary: 'Undo a closure as a whole: every boat that it displaced has its berth back',
    body: closureAsked,
    answer: commandReceipt,
    example: { body: { closure_id: closureId }, answer: receiptExample },
  }),
};
