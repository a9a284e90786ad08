/** Residents hold a berth of the marina; everyone else is a visitor. */
export const customerTypes = ['RESIDENT', 'VISITOR'] as const;

export type CustomerType = (typeof customerTypes)[number];
