import type { StaffCaller } from '../../platform/http/caller.js';

/** Whether the caller's marina hides mail addresses and phone numbers until a reservation is approved. */
export function hidesContacts({ principal }: StaffCaller): boolean {
  return principal.marina?.permissions.hide_contact_details === true;
}
