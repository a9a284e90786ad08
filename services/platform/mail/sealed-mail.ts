import * as z from 'zod';
import { language } from '../../../contracts/vocabulary/languages.js';
import { decryptValue, encryptValue } from '../personal-data/field-cipher.js';
import type { OutboxEntry, OutboxMail } from './mail-outbox.js';
import type { Mail } from './mail-port.js';

/** A row of the outbox. The envelope is apart from the content, so that a page of entries opens no bodies. */
export const mailRow = z.object({
  id: z.string(),
  marina_id: z.string(),
  person_id: z.string(),
  language,
  sent_at: z.string(),
  envelope: z.string(),
  content: z.string(),
});
export type MailRow = z.infer<typeof mailRow>;

const envelope = z.object({ to: z.string(), subject: z.string() });
const content = z.object({ text: z.string(), html: z.string() });

export function sealMail(mail: Mail, sent_at: string, key: Buffer): MailRow {
  const { id, marina_id, person_id, language, to, subject, text, html } = mail;
  const seal = (value: Record<string, string>, part: string): string => encryptValue(value, key, place(id, part)).$enc;
  return {
    id,
    marina_id,
    person_id,
    language,
    sent_at,
    envelope: seal({ to, subject }, 'envelope'),
    content: seal({ text, html }, 'content'),
  };
}

/** @throws when the row was tampered with. */
export function openEntry(row: MailRow, key: Buffer): OutboxEntry {
  const { id, marina_id, person_id, language, sent_at } = row;
  const opened = envelope.parse(decryptValue({ $enc: row.envelope }, key, place(id, 'envelope')));
  return { id, marina_id, person_id, language, sent_at, ...opened };
}

/** @throws when the row was tampered with. */
export function openMail(row: MailRow, key: Buffer): OutboxMail {
  const opened = content.parse(decryptValue({ $enc: row.content }, key, place(row.id, 'content')));
  return { ...openEntry(row, key), ...opened };
}

function place(id: string, part: string): string {
  return `mail ${id} ${part}`;
}
