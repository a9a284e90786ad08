/** What a conversation is about; the first is the default of a new message (spec 1 §7). */
export const chatViews = ['Reservation', 'AbsenceReport', 'General'] as const;

export type ChatView = (typeof chatViews)[number];

export const MESSAGE_TEXT_MAX = 4000;
