export const auditErrors = {
  not_found: 'AUDIT_RECORD_NOT_FOUND',
  /** More entries match than one signed file holds. */
  too_many: 'AUDIT_EXPORT_TOO_LARGE',
} as const;
