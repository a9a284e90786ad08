/** Most days that one event lasts, and that one question is about. */
export const MOST_EVENT_DAYS = 366;
