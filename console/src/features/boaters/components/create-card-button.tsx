import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/buttons/button.js';
import { AddIcon } from '../../../ui/icons.js';
import type { VesselPage } from '../model/vessel-form.js';
import { useCardHindrance } from './use-card-hindrance.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

interface CreateCardButtonProps {
  readonly page: VesselPage;
  readonly cards: readonly MembershipCard[];
}

/** Opens the form of a new card for this boat, or says why the boat cannot get one. */
export function CreateCardButton({ page, cards }: CreateCardButtonProps) {
  const { t } = useTranslation('boaters');
  const navigate = useNavigate();
  const hindrance = useCardHindrance({ page, cards });
  return (
    <Button
      size="small"
      icon={<AddIcon />}
      disabledReason={hindrance}
      onClick={() => void navigate(`/cards/create?vessel_id=${page.vessel.id}`)}
    >
      {t('actions:createCard')}
    </Button>
  );
}
