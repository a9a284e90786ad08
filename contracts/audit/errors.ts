export const auditErrors = { not_found: 'AUDIT_RECORD_NOT_FOUND' } as const;
