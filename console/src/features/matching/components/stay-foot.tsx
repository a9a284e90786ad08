import { useTranslation } from 'react-i18next';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { Button } from '../../../ui/buttons/button.js';
import { Second } from '../../../ui/layout/second.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

export const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 18px',
  borderTop: `1px solid ${role.line}`,
  '& > p': { marginLeft: 'auto' },
  [media.phone]: { padding: 14 },
});

interface StayFootProps {
  readonly stay: PlacingDetail;
  /** Hours that a boater has to answer an offer; null: this stay gets no offer now. */
  readonly offerHours: number | null;
  readonly onNext: () => void;
  readonly onHowGiven: (berth: { readonly berth_id: string; readonly berth_name: string }) => void;
}

/** The way to the next stay, how the best berth was given before, and that the boater gets a mail. */
export function StayFoot({ stay, offerHours, onNext, onHowGiven }: StayFootProps) {
  const { t } = useTranslation('matching');
  const [best] = stay.matches;
  return (
    <Foot>
      <Button size="small" onClick={onNext}>
        {t('trade:nextReservation')}
      </Button>
      {best !== undefined && (
        <Button size="small" kind="quiet" onClick={() => onHowGiven(best)}>
          {t('howGivenOf', { berth: best.berth_name })}
        </Button>
      )}
      {offerHours !== null && (
        <Second as="p">{t('getsMail', { name: stay.boater.first_name || t('theBoater'), count: offerHours })}</Second>
      )}
    </Foot>
  );
}
