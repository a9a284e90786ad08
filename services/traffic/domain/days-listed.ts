/** Days before today whose arrivals and departures are listed (spec 3 §9). */
export const DAYS_BACK = 7;
