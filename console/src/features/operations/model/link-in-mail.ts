/**
 * The boater's link in a mail, as a path of this origin; null if the mail has none. A person who tries out the product
 * may use another address than the one in the mails.
 */
export function boaterLinkIn(text: string): string | null {
  const found = /\bhttps?:\/\/[^\s<>"]+?(\/r\/[A-Za-z0-9._~-]+)/.exec(text);
  return found?.[1]?.replace(/[.]+$/, '') ?? null;
}
