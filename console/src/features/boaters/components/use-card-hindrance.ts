import { useTranslation } from 'react-i18next';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { cardCreationHindrance } from '../model/card-form.js';
import type { VesselPage } from '../model/vessel-form.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

/** Why no card can be created, in words; null if one can. */
export function useCardHindrance(known?: {
  readonly page: VesselPage;
  readonly cards: readonly MembershipCard[];
}): string | null {
  const { t } = useTranslation('boaters');
  const marina = useMarina();
  const who = principalOf({ user: useUser(), marina });
  const hindrance = cardCreationHindrance({ who, association: marina.association.code, known });
  return hindrance === null ? null : t(`createCardHindrance_${hindrance}`);
}
