/** Spec 2 §3. */
export const absenceReasons = ['INTERNATIONAL_VACATION', 'DOMESTIC_VACATION', 'MAINTENANCE', 'OTHER'] as const;

/** By the marina's date: CURRENT from the departure to the day of the return, then PAST. */
export const absenceTabs = ['UPCOMING', 'CURRENT', 'PAST'] as const;
