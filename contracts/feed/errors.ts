export const feedErrors = {
  /**
   * The cursor was made by another log, before a copy or a restore. The reader starts again at `FEED_START` and skips
   * the messages whose id it has processed.
   */
  cursor_of_another_log: 'CURSOR_OF_ANOTHER_LOG',
} as const;
