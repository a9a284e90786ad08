export const marinaErrors = ['MARINA_NOT_FOUND', 'MARINA_CODE_TAKEN'] as const;
