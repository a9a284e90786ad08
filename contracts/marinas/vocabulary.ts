/** Most days of one event, and of the range of one query. */
export const MOST_EVENT_DAYS = 366;
