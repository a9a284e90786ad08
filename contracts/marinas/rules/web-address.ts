/** A typed web address with its scheme: `regatta.example/2027` becomes `https://regatta.example/2027`. */
export function webAddress(typed: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/** True when an address leads to a page on the web. Other schemes are refused: a script would run on the click. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}
