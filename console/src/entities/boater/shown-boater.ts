import type { BoaterPage } from '../../../../contracts/customers/boater.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';

/** The boater as the boater card shows them; unknown texts are empty. */
export function shownBoater({ boater, memberships }: BoaterPage): ReservationDetail['boater'] {
  return {
    ...boater,
    first_name: boater.first_name ?? '',
    last_name: boater.last_name ?? '',
    email: boater.email ?? '',
    language: boater.language ?? 'en',
    tem_member: memberships.length > 0,
    memberships,
  };
}
