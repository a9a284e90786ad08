/**
 * What a screen can show of a record. A conversation is named by the boater it is held with, and a booking that is being
 * entered by the berth it would get.
 */
export const presenceKinds = ['reservation', 'boater', 'absence', 'berth', 'conversation', 'booking'] as const;

/** A page shows its record and, in a tab, a conversation. */
export const MOST_SHOWN = 4;
/** The most people who are named beside a record. */
export const MOST_PRESENT = 20;

/** A client repeats its sign at this interval. */
export const PRESENCE_SIGN_MS = 10_000;
/** Without a sign for this long, a client is taken to be gone. */
export const PRESENCE_LEASE_MS = 30_000;
/** A client leaves at least this much time between two signs. */
export const PRESENCE_SPACING_MS = 400;
/** A client that gives more signs than this within one lease is disconnected; the spacing allows 75. */
export const MOST_PRESENCE_SIGNS = 120;
