/** Spec 2 §3. */
export const absenceReasons = ['INTERNATIONAL_VACATION', 'DOMESTIC_VACATION', 'MAINTENANCE', 'OTHER'] as const;

/** Who reports an absence or changes a report. */
export const reporters = ['BOATER', 'MARINA'] as const;

/** What a step did to a report. Details are the reason and the destination. */
export const reportSteps = ['REPORTED', 'CHANGED_DATES', 'CHANGED_DETAILS', 'WITHDRAWN'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** By the marina's date: CURRENT from the departure to the day of the return, then PAST. */
export const absenceTabs = ['UPCOMING', 'CURRENT', 'PAST'] as const;
