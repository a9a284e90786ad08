/** The cursor from which everything is read. */
export const FEED_START = '0';
