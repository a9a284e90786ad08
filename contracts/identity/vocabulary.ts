/** Device tokens of one sign-in: so many people may share a device without being slowed down. */
export const MOST_DEVICE_TOKENS = 8;
