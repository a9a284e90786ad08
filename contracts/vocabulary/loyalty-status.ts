export const loyaltyStatuses = ['ACTIVE', 'EXPIRED'] as const;

export type LoyaltyStatus = (typeof loyaltyStatuses)[number];
