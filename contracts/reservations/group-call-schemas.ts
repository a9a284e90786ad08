import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { exampleBerth, exampleForm, exampleIds, exampleRow, exampleStay } from './examples.js';
import {
  addGroupBoats,
  createdGroup,
  createGroup,
  findGroupBerths,
  groupBerths,
  pricedGroup,
  priceGroup,
  setGroupPayer,
  shownGroup,
} from './group.js';

const GROUP = '0190f3a2-7108-7d18-8b28-0a5b7c9d1e99';

const aziliz = { name: 'Aziliz', length: 9.95, beam: 3.3, draft: 1.6 };
const petrel = { name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9 };

const body: z.input<typeof createGroup> = {
  name: 'Rallye des Îles',
  organiser: exampleForm,
  ...exampleStay,
  offered: 'ORGANISER',
  discount: { percent: 10, boats: 6 },
  boats: [
    { ...aziliz, skipper: 'Yann Le Bihan', price_per_night: 44 },
    { ...petrel, price_per_night: 50, end_date: '2027-07-18', start_date: '2027-07-14' },
  ],
};

const outcome = { view_id: 'QS-4711', error_type: null, errors: [] };
const reservation_id = exampleIds.reservation;

const { unread_messages: _, ...row } = exampleRow;

export const groupSchemas = {
  create: callSchemas({
    summary: 'Opens a group with a reservation for each boat, and gives the wanted berths together',
    body: createGroup,
    answer: createdGroup,
    rate: 'staff',
    example: {
      body,
      answer: {
        ...receiptExample,
        boats: [
          { name: 'Aziliz', reservation_id, ...outcome },
          { name: 'Petrel', reservation_id, ...outcome },
        ],
        berths_given: true,
      },
    },
  }),

  addBoats: callSchemas({
    summary: 'Adds boats to a group, each with a reservation, and gives the wanted berths together',
    body: addGroupBoats,
    answer: createdGroup,
    rate: 'staff',
    example: {
      body: { group_id: GROUP, boats: [{ ...petrel, price_per_night: 50 }] },
      answer: { ...receiptExample, boats: [{ name: 'Petrel', reservation_id, ...outcome }], berths_given: true },
    },
  }),

  takeOut: callSchemas({
    summary: 'Takes a boat out of its group; its reservation stays as it is',
    body: z.strictObject({ group_id: id, reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { group_id: GROUP, reservation_id }, answer: receiptExample },
  }),

  setPayer: callSchemas({
    summary: 'Says who pays for the boats of a group, or for one of them, while nothing is paid',
    body: setGroupPayer,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { group_id: GROUP, payer: 'ORGANISER' }, answer: receiptExample },
  }),

  get: callSchemas({
    summary: 'A group with its organiser and the reservations of its boats',
    body: z.strictObject({ group_id: id }),
    answer: shownGroup,
    rate: 'staff',
    example: {
      body: { group_id: GROUP },
      answer: {
        id: GROUP,
        revision: 0,
        name: 'Rallye des Îles',
        organiser: {
          boater_id: exampleIds.boater,
          first_name: 'Inès',
          last_name: 'Delacroix',
          email: 'ines@example.org',
          phone: '+33612345678',
        },
        ...exampleStay,
        offered: 'ORGANISER',
        discount: { percent: 10, boats: 6 },
        created_at: '2027-05-02T08:15:00.000Z',
        boats: [{ ...row, skipper: 'Yann Le Bihan', paid_by_organiser: false, has_paid: false }],
        payer: 'EACH',
        price: {
          currency: 'EUR',
          lines: [{ kind: 'NIGHTS', of: null, name: null, amount: 220 }],
          nights: 5,
          total: 220,
          paid: 66,
          open: 154,
          paid_boats: 0,
          open_boats: 1,
        },
        berths: [{ ...exampleBerth, place: 12, length: 12, beam: 4, free: false }],
      },
    },
  }),

  price: callSchemas({
    summary: 'What the offers to a group would come to; nothing is stored',
    body: priceGroup,
    answer: pricedGroup,
    rate: 'staff',
    example: {
      body: { ...exampleStay, discount: { percent: 10, boats: 2 }, boats: [{ length: 9.95, beam: 3.3 }] },
      answer: {
        currency: 'EUR',
        nights: 5,
        total: 220,
        deposit: 66,
        boats: [{ nights: 5, total: 220, deposit: 66 }],
      },
    },
  }),

  findBerths: callSchemas({
    summary: 'Berths next to and facing each other for several boats, and why a wanted one cannot be had',
    body: findGroupBerths,
    answer: groupBerths,
    rate: 'staff',
    example: {
      body: { boats: [{ length: 9.95, beam: 3.3, draft: 1.6, ...exampleStay }] },
      answer: {
        placements: [{ berth: exampleBerth, spare: 0.55, refused: null }],
        piers: [{ pier_id: exampleBerth.pier_id, pier_name: 'C', boats: 1 }],
        berths: [{ ...exampleBerth, place: 12, length: 10.5, beam: 3.8, free: true }],
      },
    },
  }),
};
