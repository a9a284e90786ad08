import { useTranslation } from 'react-i18next';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type TrialCard, trialCards } from '../model/trial-cards.js';

const Note = styled('p')({
  padding: '10px 12px',
  borderRadius: radius.control,
  backgroundColor: role.waiting.bg,
  color: role.waiting.on,
  fontWeight: 600,
});
const Cards = styled('fieldset')({
  display: 'grid',
  '& legend': { ...type.label, padding: 0, marginBottom: 4 },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: role.sea },
});

interface TrialCardsProps {
  /** The name of the choice. */
  legend: string;
  card: TrialCard;
  setCard: (card: TrialCard) => void;
  disabled: boolean;
}

/** The cards of the built-in provider, which move no money: that is said before the choice. */
export function TrialCards({ legend, card, setCard, disabled }: TrialCardsProps) {
  const { t } = useTranslation('boater');
  return (
    <>
      <Note>{t('trialNote')}</Note>
      <Cards disabled={disabled}>
        <legend>{t('trialLegend')}</legend>
        {trialCards.map((known) => (
          <label key={known}>
            <input type="radio" name={legend} checked={card === known} onChange={() => setCard(known)} />
            {t(`trial_${known}`)}
          </label>
        ))}
      </Cards>
    </>
  );
}

/** Takes the browser to the page of the bank or the payment provider. */
export function leaveForPayment(address: string): void {
  // Only web addresses are opened, because an address from the outside must not run a script here.
  if (/^https?:\/\//.test(address)) window.location.assign(address);
}
