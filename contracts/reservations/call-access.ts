import type { Access } from '../vocabulary/access.js';

export const look: Access = { kind: 'staff', feature: 'reservation' };

export const change: Access = {
  kind: 'staff',
  feature: 'reservation',
  needs: { area: 'reservations', level: 'EDITOR' },
};

/** Berths belong to the inventory feature (spec 1 §6). */
export const berthing: Access = {
  kind: 'staff',
  feature: 'inventory',
  needs: { area: 'reservations', level: 'EDITOR' },
};

export const seeBerths: Access = { kind: 'staff', feature: 'inventory' };
