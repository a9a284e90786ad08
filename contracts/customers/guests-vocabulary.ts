/** Letters from which a search for a guest begins. */
export const FEWEST_LETTERS = 2;

/** Rows that the search shows. */
export const MOST_GUESTS = 8;
