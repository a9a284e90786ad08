import * as z from 'zod';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { decryptValue, encryptValue } from '../personal-data/field-cipher.js';
import type { OutboxEntry, OutboxMail } from './mail-outbox.js';
import type { Mail } from './mail-port.js';

/** A row of the outbox. `letter` is encrypted apart from `html`, because lists and searches decrypt it alone. */
export const mailRow = z.object({
  id: z.string(),
  marina_id: z.string(),
  person_id: z.string(),
  language,
  sent_at: z.string(),
  letter: z.string(),
  html: z.string(),
});
export type MailRow = z.infer<typeof mailRow>;

const letter = z.object({ to: z.string(), subject: z.string(), text: z.string() });

export type DecryptedLetter = OutboxEntry & z.infer<typeof letter>;

export function encryptMail(mail: Mail, sent_at: string, key: Buffer): MailRow {
  const { id, marina_id, person_id, language, to, subject, text, html } = mail;
  return {
    id,
    marina_id,
    person_id,
    language,
    sent_at,
    letter: encryptValue({ to, subject, text }, key, place(id, 'letter')),
    html: encryptValue(html, key, place(id, 'html')),
  };
}

/** @throws when the row was tampered with. */
export function decryptLetter(row: MailRow, key: Buffer): DecryptedLetter {
  const { id, marina_id, person_id, language, sent_at } = row;
  const decrypted = letter.parse(decryptValue(row.letter, key, place(id, 'letter')));
  return { id, marina_id, person_id, language, sent_at, ...decrypted };
}

/** @throws when the row was tampered with. */
export function decryptMail(row: MailRow, key: Buffer): OutboxMail {
  const html = z.string().parse(decryptValue(row.html, key, place(row.id, 'html')));
  return { ...decryptLetter(row, key), html };
}

/** An entry of a list: the letter without its text. */
export function entryOf({ id, marina_id, person_id, language, sent_at, to, subject }: DecryptedLetter): OutboxEntry {
  return { id, marina_id, person_id, language, sent_at, to, subject };
}

function place(id: string, part: string): string {
  return `mail ${id} ${part}`;
}
