import { missingDocuments } from '../../../../../contracts/reservations/rules/required-documents.js';
import { maxNightsToRedeem } from '../../../../../contracts/reservations/rules/redeemed-nights.js';
import type { Marina } from '../../../../../contracts/marinas/marina.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { Changes } from '../model/changes.js';
import type { ReservationValues } from '../model/form-values.js';
import type { Membership } from '../../../entities/search/found-boater.js';
import type { Edition, PageFacts, PageTab } from '../model/page-facts.js';
import { nightsTyped } from '../model/price-draft.js';

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

export function pageFactsOf(stand: Stand): PageFacts {
  const { reservation, values, changes, hasErrors, membership, marina, ...rest } = stand;
  const left = membership.active ? membership.nights_left : 0;
  const uploaded = reservation?.attachments.map(({ attachment_type }) => attachment_type) ?? [];
  return {
    ...rest,
    reservation,
    features: marina.marina_settings.permissions,
    association: marina.association.code,
    form: {
      dated: values.start_date !== null && values.end_date !== null,
      priced: isPriced(values),
      hasErrors,
      offerChanged: changes.offer,
      notesChanged: changes.notes,
      documentsChanged: changes.documents,
      missing_documents: missingDocuments(values.required_documents, uploaded).length,
      nights_to_redeem: values.payment.nights_to_redeem,
      max_nights_to_redeem: maxNightsToRedeem({
        nights: nightsTyped(values),
        customer_type: values.customer_type,
        association: marina.association.code,
        left,
      }),
    },
  };
}

/** A stay without a price in the price list is not free of charge: staff set its price, or a discount of 100 %. */
function isPriced({ payment, plan_gap }: ReservationValues): boolean {
  return payment.price_per_night !== null && !(plan_gap && payment.price_per_night === 0);
}
