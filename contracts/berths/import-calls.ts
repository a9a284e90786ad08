import type { CallsOf } from '../vocabulary/call.js';
import type { berthImportSchemas } from './import-call-schemas.js';
import { reads, edits } from './call-access.js';
import { spreadsheetErrors } from '../vocabulary/spreadsheets.js';
import { berthErrors } from './errors.js';

/** Berths from and to spreadsheets (spec 3 §7, §8). */
export const berthImportCalls: CallsOf<typeof berthImportSchemas> = {
  template: {
    method: 'GET',
    path: '/admin/inventory/berth/import_template',
    access: reads,
    does: 'query',
  },

  check: {
    method: 'POST',
    path: '/admin/inventory/berth/import_check',
    access: edits,
    does: 'query',
    errors: Object.values(spreadsheetErrors),
    upload: true,
  },

  import: {
    method: 'POST',
    path: '/admin/inventory/berth/import',
    access: edits,
    does: 'command',
    errors: [...Object.values(spreadsheetErrors), berthErrors.import_wrong, berthErrors.berth_number_taken],
    upload: true,
  },

  export: {
    method: 'POST',
    path: '/admin/inventory/berth/export',
    access: reads,
    does: 'query',
  },
};
