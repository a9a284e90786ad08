export const marinaErrors = ['MARINA_NOT_FOUND', 'MARINA_CODE_TAKEN'] as const;

/** Field codes of the marina's rules that the specification has no key for. */
export const marinaFieldErrors = {
  /** This requirement cannot be enforced at its stage. */
  requirementNotAtStage: 'requirementNotAtStage',
} as const;

export const localEventErrors = { not_found: 'LOCAL_EVENT_NOT_FOUND' } as const;

/** Refusals of the settings beside those of the marina. */
export const marinaErrorCodes = {
  file_not_found: 'MARINA_FILE_NOT_FOUND',
  too_many_files: 'MARINA_TOO_MANY_FILES',
  /** A colleague added or removed a file; the list is read again. */
  files_changed: 'MARINA_FILES_CHANGED',
  /** The approval kit has neither words nor files for a reader of this language. */
  kit_empty: 'MARINA_KIT_EMPTY',
} as const;
