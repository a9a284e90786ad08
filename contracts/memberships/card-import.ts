import * as z from 'zod';
import { contactForm } from '../customers/contact.js';
import { vesselForm } from '../customers/vessel.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { email } from '../vocabulary/person.js';
import { commandReceipt } from '../vocabulary/route.js';
import { checkedSheet, spreadsheetFormat } from '../vocabulary/spreadsheets-schemas.js';
import { cardImportColumns } from './vocabulary.js';
import { cardNumber } from './card.js';

export const checkedCards = checkedSheet(cardImportColumns);
export type CheckedCards = z.infer<typeof checkedCards>;
/** One row of a file of cards. */
export type CardRow = CheckedCards['rows'][number];

/** A new holder of a card. Without an address the marina's office receives what is sent to the holder (spec 2 §5). */
export const newHolder = contactForm.extend({ email: z.union([z.literal(''), email]).default('') });

/** The terms of a new card. */
export const cardTerms = z.strictObject({
  /** Number of a card that is already printed; absent: the next number with the marina's letters. */
  card_number: cardNumber.optional(),
  /** Default: one year from today. */
  expires_on: calendarDate.optional(),
  auto_renew: z.boolean().default(false),
});

/** The card that one row of a file makes: a berth holder and a boat that are new to the marina. */
export const importedCard = z.strictObject({ vessel: vesselForm, holder: newHolder, membership: cardTerms });
export type ImportedCard = z.infer<typeof importedCard>;

export const cardTemplate = z.strictObject({
  language: language.default('en'),
  format: spreadsheetFormat.default('xlsx'),
});

export const begunImport = commandReceipt.extend({
  import_id: z.string(),
  /** Cards that are being added. */
  rows: z.number().int(),
  /** Rows with errors, which are not. */
  left_out: z.number().int(),
});

/** A row that was right when the file was checked and could not be added: somebody was faster. */
export const refusedRow = z.object({ row: z.number().int(), code: z.string() });

/** How far an import has come. */
export const cardImport = z.object({
  import_id: z.string(),
  status: z.enum(['RUNNING', 'DONE']),
  rows: z.number().int(),
  left_out: z.number().int(),
  /** Rows that were added or refused. */
  done: z.number().int(),
  added: z.number().int(),
  refused: z.array(refusedRow),
});
export type CardImport = z.infer<typeof cardImport>;
