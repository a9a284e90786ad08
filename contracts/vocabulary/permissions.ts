import * as z from 'zod';

/** What one user may do in a marina (spec 3 §3, §6). Denied unless the map says otherwise. */
export const userPermissions = z.strictObject({
  residents: z.enum(['VIEWER', 'EDITOR']),
  reservations: z.enum(['VIEWER', 'EDITOR']),
  marina_settings: z.enum(['ALLOWED', 'NOT_ALLOWED']),
});
export type UserPermissions = z.infer<typeof userPermissions>;

/** Features that can be switched on for a marina (marina_settings.permissions). */
export const marinaPermissionNames = [
  'reservation',
  'inventory',
  'absence_report',
  'chat',
  'dynamic_pricing',
  'hide_contact_details',
  'deposit_and_cancellation',
  'passeport_escales',
  'freedom_boat_banner',
  'editable_lite',
] as const;
export const marinaPermissionName = z.enum(marinaPermissionNames);
export type MarinaPermissionName = z.infer<typeof marinaPermissionName>;
