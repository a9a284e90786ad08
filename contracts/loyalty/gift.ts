import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { pointsAmount } from './points.js';
import { addressErrorCodes, MOST_ADDRESSES } from './vocabulary.js';

/** Addresses as they stand in a file. Those that are no addresses are reported and not refused. */
export const emailList = z
  .array(z.string('emailInvalid').trim().max(320, 'emailInvalid'))
  .min(1, 'pointsListRequired')
  .max(MOST_ADDRESSES, 'pointsListTooLong')
  .meta({ examples: [['ines@example.org']] });

/** Points for many members (spec 2 §3): for all of them, or for those of a list. */
export const giftRequest = z
  .strictObject({
    amount: pointsAmount,
    /** Last day on which the points can be used. */
    expiry_date: calendarDate,
    gift_all_members: z.literal(true).optional(),
    email_list: emailList.optional(),
  })
  .refine(({ gift_all_members: all, email_list: list }) => (all === true) !== (list !== undefined), {
    path: ['email_list'],
    error: 'pointsListRequired',
  });
export type GiftRequest = z.infer<typeof giftRequest>;

/** An address that gets no points. Addresses are as they stand in the list; null: all members were meant. */
export const addressError = z.object({ address: z.string().nullable(), code: z.enum(addressErrorCodes) });
export type AddressErrorLine = z.infer<typeof addressError>;

export const begunGift = commandReceipt.extend({
  gift_id: z.string(),
  /** Members who get the points; they follow after the answer. */
  members: z.number().int(),
  errors: z.array(addressError),
});

/** One line of the checked list. */
export const checkedAddress = z.object({
  address: z.string(),
  /** Null: no member, or a person whose name is not known. */
  name: z.string().nullable(),
  balance: z.number().nullable(),
  code: z.enum(addressErrorCodes).nullable(),
});

export const checkedList = z.object({
  items: z.array(checkedAddress),
  /** Lines of the list that get points, and those that do not. */
  members: z.number().int(),
  left_out: z.number().int(),
});

/** One line of the list of gifts. */
export const giftRow = z.object({
  gift_id: id,
  at: instant,
  /** Null: not known any more. */
  by: z.string().nullable(),
  to: z.enum(['ALL', 'LIST']),
  amount: z.number(),
  expiry_date: calendarDate,
  status: z.enum(['RUNNING', 'DONE']),
  members: z.number().int(),
  done: z.number().int(),
  given: z.number().int(),
  errors: z.number().int(),
  /** False: the addresses have been deleted, so the errors can no longer be listed. */
  addresses_kept: z.boolean(),
});
export type GiftRow = z.infer<typeof giftRow>;
