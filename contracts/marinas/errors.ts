export const marinaErrors = ['MARINA_NOT_FOUND', 'MARINA_CODE_TAKEN'] as const;

/** Field codes of the marina's rules that the specification has no key for. */
export const marinaFieldErrors = {
  /** This requirement cannot be enforced at its stage. */
  requirementNotAtStage: 'requirementNotAtStage',
} as const;

export const localEventErrors = { not_found: 'LOCAL_EVENT_NOT_FOUND' } as const;
