import type { MarinaRef } from '../../../../../contracts/audit/everywhere-schemas.js';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

/** An entry of one marina's history, or of many marinas' with its own. */
export type ShownEntry = AuditEntry & { readonly marina?: MarinaRef };
