/** The actions for several cards at once (`card/change_many`). */
export const bulkActions = ['renew', 'active', 'disabled', 'archived'] as const;
export type BulkAction = (typeof bulkActions)[number];
