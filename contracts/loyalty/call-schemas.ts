import * as z from 'zod';
import { email } from '../vocabulary/person.js';
import { callSchemas, commandReceipt, id, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { addressError, begunGift, checkedList, emailList, giftRequest, giftRow } from './gift.js';
import { loyaltyMember } from './member.js';
import { pointsAmount } from './points.js';
import { balanceMethods } from './vocabulary.js';

const ID = receiptExample.id;

const page = { ...pageRequest, page_size: pageRequest.page_size.unwrap().default(10) };

const giftExample = {
  gift_id: ID,
  at: '2026-09-03T09:12:00.000Z',
  by: 'Inga Sørensen',
  to: 'LIST' as const,
  amount: 150,
  expiry_date: '2026-12-31',
  status: 'DONE' as const,
  members: 96,
  done: 96,
  given: 96,
  errors: 2,
  addresses_kept: true,
};

const memberExample = {
  loyalty_user: { joined_at: '2026-04-02' },
  popeye_loyalty_status: 'ACTIVE' as const,
  balance: 120.5,
  reason: null,
  nights_stayed: 7,
  lots: [{ expires_on: '2027-04-01', points: 120.5 }],
  items: [
    {
      at: '2026-09-03T09:12:00.000Z',
      kind: 'GIVEN' as const,
      source: 'GIFT' as const,
      promotion: null,
      amount: 120.5,
      balance: 120.5,
      expires_on: '2027-04-01',
      reservation: null,
    },
  ],
  total: 2,
};

const errors = [{ address: 'aline.morel@exemple', code: 'pointsAddressInvalid' as const }];

export const loyaltySchemas = {
  giftPoints: callSchemas({
    summary: 'Give points to all members or to those of a list; they follow after the answer',
    body: giftRequest,
    answer: begunGift,
    rate: 'upload',
    example: {
      body: { amount: 200, expiry_date: '2026-12-31', email_list: ['ines@example.org', 'aline.morel@exemple'] },
      answer: { ...receiptExample, gift_id: ID, members: 1, errors },
    },
  }),
  checkList: callSchemas({
    summary: 'The members of a list of addresses, with their balances; nothing is saved',
    body: z.strictObject({ email_list: emailList }),
    answer: checkedList,
    rate: 'upload',
    example: {
      body: { email_list: ['ines@example.org'] },
      answer: {
        items: [{ address: 'ines@example.org', name: 'Inès Delacroix', balance: 320, code: null }],
        members: 1,
        left_out: 0,
      },
    },
  }),
  giftOptions: callSchemas({
    summary: 'Who may give points to all members, and how many members there are',
    answer: z.object({ all_members: z.boolean(), accounts: z.array(z.string()), members: z.number().int() }),
    example: { answer: { all_members: false, accounts: ['loyalty@quayside.example'], members: 8412 } },
  }),
  gifts: callSchemas({
    summary: 'The gifts of points, the latest first',
    body: z.strictObject(pageRequest),
    answer: listAnswer(giftRow),
    example: { body: {}, answer: { items: [giftExample], total: 1 } },
  }),
  gift: callSchemas({
    summary: 'How far a gift has come, and which addresses got no points',
    body: z.strictObject({ gift_id: id }),
    answer: giftRow.omit({ errors: true }).extend({ errors: z.array(addressError) }),
    example: { body: { gift_id: ID }, answer: { ...giftExample, errors } },
  }),
  errorReport: callSchemas({
    summary: 'The addresses that got no points as a CSV file',
    body: z.strictObject({ gift_id: id }),
    answer: spreadsheetFile,
    example: {
      body: { gift_id: ID },
      answer: {
        file_name: 'gifting_points_error_report.csv',
        media_type: 'text/csv; charset=utf-8',
        content: 'QWRkcmVzcyxXaHkgbm90DQo=',
      },
    },
  }),
  boaterHistory: callSchemas({
    summary: 'The points of the member with a mail address',
    body: z.strictObject({ email, ...page }),
    answer: loyaltyMember.extend({ email: z.string(), name: z.string().nullable() }),
    example: {
      body: { email: 'ines@example.org' },
      answer: { ...memberExample, email: 'ines@example.org', name: 'Inès Delacroix' },
    },
  }),
  member: callSchemas({
    summary: 'The points of a boater of the marina; null: not a member',
    body: z.strictObject({ boater_id: id, ...page }),
    answer: z.object({ member: loyaltyMember.nullable() }),
    example: { body: { boater_id: ID }, answer: { member: memberExample } },
  }),
  updateBalance: callSchemas({
    summary: 'Add points to the balances of members, or take some off',
    body: z.strictObject({
      method: z.enum(balanceMethods),
      email_list: emailList.max(100, 'pointsListTooLong'),
      amount: pointsAmount,
      /** Last day of points that are added; absent: they do not expire. */
      expiry_date: calendarDate.optional(),
    }),
    answer: commandReceipt.extend({ updated: z.number().int(), errors: z.array(addressError) }),
    example: {
      body: { method: 'TAKE', email_list: ['ines@example.org'], amount: 20 },
      answer: { ...receiptExample, updated: 1, errors: [] },
    },
  }),
};
