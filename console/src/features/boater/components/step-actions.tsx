import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import type { BoaterStep } from '../../../entities/reservation/boater-step.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { ActionBar } from './action-bar.js';
import type { OpenAnswer } from './answer-of.js';
import { pricedOffers } from '../model/offer-changes.js';
import { offeredBerth } from '../model/offered-berth.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

interface StepActionsProps {
  view: BoaterReservation;
  step: BoaterStep;
  chosen: DateRange | null;
  /** Whether the button for declining appears beside the main button. */
  declines: boolean;
  onAsk: (asked: OpenAnswer['asked']) => void;
}

/** The buttons of the step. Steps that need no answer have none. */
export function StepActions({ view, step, chosen, declines, onAsk }: StepActionsProps) {
  const { t } = useTranslation('boater');
  const { money, dateRange } = useFormats();
  const { payment } = view;
  const main = mainAction();
  if (main === null) return null;
  return (
    <ActionBar>
      {declines && (
        <Button size="large" wide onClick={() => onAsk(step.kind === 'answer_berth' ? 'decline_berth' : 'cancel')}>
          {t('actions:decline')}
        </Button>
      )}
      <Button
        size="large"
        wide
        kind="primary"
        disabledReason={main.disabledReason ?? null}
        onClick={() => onAsk(main.asked)}
      >
        {main.words}
      </Button>
    </ActionBar>
  );

  function mainAction(): { asked: OpenAnswer['asked']; words: string; disabledReason?: string } | null {
    switch (step.kind) {
      case 'accept_price':
        return {
          asked: 'accept_price',
          words: t('acceptOffer', { total: money(payment.total_to_pay, payment.currency) }),
        };
      case 'answer_berth':
        return { asked: 'accept_berth', words: t('acceptBerth', { berth: offeredBerth(view) }) };
      case 'pay': {
        const due = amountDue(payment);
        return due === null
          ? null
          : { asked: 'pay', words: t('payNow', { amount: money(due.amount, payment.currency) }) };
      }
      case 'choose_dates':
        if (pricedOffers(view) !== null) return null;
        return chosen === null
          ? { asked: 'take_dates', words: t('datesChoose'), disabledReason: t('datesChoose') }
          : { asked: 'take_dates', words: t('datesTake', { stay: dateRange(chosen.start_date, chosen.end_date) }) };
      default:
        return null;
    }
  }
}
