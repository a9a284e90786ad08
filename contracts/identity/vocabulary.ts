/** Device tokens of one sign-in: so many people may share a device without being slowed down. */
export const MOST_DEVICE_TOKENS = 8;

/** How long a mailed invitation works, in days. */
export const INVITATION_DAYS = 7;

/** Recovery codes of one set; each signs in once in place of the app's code. */
export const RECOVERY_CODES = 10;
/** Recovery codes left at which the console advises to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** How many API keys of a marina may work at the same time, and the longest time for which one works. */
export const MOST_API_KEYS = 50;
export const API_KEY_MAX_DAYS = 730;

/** How long the invitation to work in one more marina waits for an answer, in days. */
export const MARINA_INVITATION_DAYS = 14;

/** What a user may have in a marina beyond looking; the list of users can be filtered by it. */
export const grants = ['residents', 'reservations', 'marina_settings'] as const;
export type Grant = (typeof grants)[number];
