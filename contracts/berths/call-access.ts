import type { Access } from '../vocabulary/access.js';

/** All staff of a marina with the inventory feature may read. */
export const reads: Access = { kind: 'staff', feature: 'inventory' };

/** Changing the inventory changes the marina itself, so it needs `marina_settings`. */
export const edits: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'marina_settings', level: 'ALLOWED' },
};

/** Allocating a berth serves customers, so it needs `reservations` as EDITOR. */
export const berths: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'reservations', level: 'EDITOR' },
};
