/** Addresses of pages that open for whoever has the link, up to the id, and the page of the console about the same thing. */
const PAGES: readonly (readonly [personal: RegExp, console: string])[] = [
  [/\/r\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\.\d+)?\.[\w-]+/g, '/reservations/$1'],
  [/\/away\/([0-9a-f]{8}-[0-9a-f-]{27})\.\d+\.[\w-]+/g, '/vessels/$1'],
  [/(?:\/boater)?\/unsubscribe\/[0-9a-f-]{36}\.([0-9a-f]{8}-[0-9a-f-]{27})\.[\w-]+\.[\w-]+/g, '/boaters/$1'],
];

/**
 * A mail's text or HTML as staff read it: a link that acts in another person's name becomes the page of the console about
 * the same stay, boat or boater, on which staff act as themselves.
 */
export function withStaffLinks(text: string): string {
  return PAGES.reduce((changed, [personal, console]) => changed.replace(personal, console), text);
}

/** The text with the address masked wherever it is. */
export function withoutAddress(text: string, address: string, masked: string): string {
  return address === '' ? text : text.split(address).join(masked);
}
