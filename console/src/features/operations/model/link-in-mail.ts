/**
 * The console's page about the stay, boat or boater of a mail, as a path of this origin; null if the mail names none. A person who
 * tries out the product may use another address than the one in the mails.
 */
export function pageInMail(text: string): string | null {
  return /\bhttps?:\/\/[^\s<>"]+?(\/(?:reservations|vessels|boaters)\/[0-9a-f-]{36})/.exec(text)?.[1] ?? null;
}
