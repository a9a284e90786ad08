import type { Marina } from '../../../../../contracts/marinas/marina.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { Changes } from '../model/changes.js';
import type { ReservationValues } from '../model/form-values.js';
import type { Membership } from '../../../entities/search/found-boater.js';
import type { Edition, PageFacts, PageTab } from '../model/page-facts.js';
import { maxNightsToRedeem, nightsTyped } from '../model/price-draft.js';
import { missingDocuments } from '../model/required-documents.js';

interface Stand {
  readonly reservation: ReservationDetail | null;
  readonly values: ReservationValues;
  readonly changes: Changes;
  readonly hasErrors: boolean;
  readonly membership: Membership;
  readonly marina: Marina;
  readonly edition: Edition;
  readonly tab: PageTab;
  readonly today: string;
  readonly editor: boolean;
  readonly editing: boolean;
}

/** Gathers what the rules look at. */
export function pageFactsOf(stand: Stand): PageFacts {
  const { reservation, values, changes, hasErrors, membership, marina, ...rest } = stand;
  const left = membership.active ? membership.nights_left : 0;
  return {
    ...rest,
    reservation,
    features: marina.marina_settings.permissions,
    association: marina.association.code,
    form: {
      priced: values.payment.price_per_night !== null,
      hasErrors,
      offerChanged: changes.offer,
      notesChanged: changes.notes,
      documentsChanged: changes.documents,
      missing_documents: missingDocuments(values.required_documents, reservation?.attachments ?? []).length,
      nights_to_redeem: values.payment.nights_to_redeem,
      max_nights_to_redeem: maxNightsToRedeem(nightsTyped(values), values.customer_type, left),
    },
  };
}
