/**
 * The boater's link in a mail, as a path of this origin: whoever tries the product out may have reached it by another
 * address than the one mails are written with. Null: the mail has none.
 */
export function boaterLinkIn(text: string): string | null {
  const found = /\bhttps?:\/\/[^\s<>"]+?(\/r\/[A-Za-z0-9._~-]+)/.exec(text);
  return found?.[1]?.replace(/[.]+$/, '') ?? null;
}
