/** The query of an address of the console that names the marina whose record it shows. */
export const MARINA_IN_ADDRESS = 'marina';

/** The address of a record with its marina: the console changes to that marina before it opens the record. */
export function inMarina(address: string, marina_id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${MARINA_IN_ADDRESS}=${marina_id}`;
}
