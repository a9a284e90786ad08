import * as z from 'zod';

/** Message keys of free text; the specification has none for these two, except `specialChars` (spec 1 §5). */
export const TEXT_TOO_LONG = 'tooLong';
export const TEXT_INVALID = 'specialChars';

/** Control characters, which would break mail headers, CSV rows and logs. */
export const oneLine = /^\P{Cc}*$/u;
/** Tab, line feed and carriage return are the only ones a paragraph may hold. */
export const paragraphs = /^(?:\P{Cc}|[\t\n\r])*$/u;

/** One line of text, trimmed, possibly empty. */
export function line(max: number, code: string = TEXT_INVALID) {
  return z.string(code).trim().max(max, TEXT_TOO_LONG).regex(oneLine, TEXT_INVALID);
}

/** One line of text that must not be empty; `code` is the field's own "is required" key. */
export function requiredLine(max: number, code: string) {
  return z
    .string(code)
    .trim()
    .min(1, { error: code, abort: true })
    .max(max, TEXT_TOO_LONG)
    .regex(oneLine, TEXT_INVALID);
}

/** Several lines of text, trimmed, possibly empty. */
export function paragraph(max: number, code: string = TEXT_INVALID) {
  return z.string(code).trim().max(max, TEXT_TOO_LONG).regex(paragraphs, TEXT_INVALID);
}

/** Several lines of text that must not be empty. */
export function requiredParagraph(max: number, code: string) {
  return z
    .string(code)
    .trim()
    .min(1, { error: code, abort: true })
    .max(max, TEXT_TOO_LONG)
    .regex(paragraphs, TEXT_INVALID);
}
