/** Device tokens of one sign-in: so many people may share a device without being slowed down. */
export const MOST_DEVICE_TOKENS = 8;

/** How long a mailed invitation works, in days. */
export const INVITATION_DAYS = 7;

/** What a user may have in a marina beyond looking; the list of users can be filtered by it. */
export const grants = ['residents', 'reservations', 'marina_settings'] as const;
export type Grant = (typeof grants)[number];
