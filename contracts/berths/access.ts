import type { Access } from '../vocabulary/access.js';

/** Whoever works in a marina that has the inventory feature may look. */
export const reads: Access = { kind: 'staff', feature: 'inventory' };

/** The inventory is part of what the marina is: changing it needs `marina_settings`. */
export const edits: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'marina_settings', level: 'ALLOWED' },
};

/** Giving a berth to a vessel is berthing customers, so it needs `reservations` as EDITOR. */
export const berths: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'reservations', level: 'EDITOR' },
};
