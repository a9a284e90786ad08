import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Button } from '../../../ui/buttons/button.js';
import { Links } from '../../../ui/page/card-text.js';
import { Banner } from '../../../ui/page/banner.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { CancellationTerms } from './cancellation-terms.js';
import {
  asksForRefund,
  type CancelDraft,
  type CancelFaults,
  heldMoney,
  reasonsFor,
  policyRefundOf,
  refundTyped,
  tipFor,
} from './cancel-rules.js';

interface CancelFieldsProps {
  readonly reservation: ReservationDetail;
  readonly draft: CancelDraft;
  readonly onChange: (draft: CancelDraft) => void;
  readonly busy: boolean;
  readonly errors: CancelFaults;
}

/** The reason, the message and the refund. */
export function CancelFields({ reservation, draft, onChange, busy, errors }: CancelFieldsProps) {
  const { t } = useTranslation('entities/reservation/cancelling');
  const { money, today } = useFormats();
  const reasons = reasonsFor(reservation, today());
  const fieldWords = useFieldWords();
  const narrow = useNarrow();
  const tip = tipFor(draft.reason, narrow);
  const said = (code: string | undefined) => (code === undefined ? undefined : fieldWords(code));
  const { currency } = reservation.payment;
  const held = heldMoney(reservation);
  const byPolicy = policyRefundOf(reservation);
  const percent = reservation.cancellation_terms?.percent_today;
  return (
    <>
      <SelectInput
        label={t('trade:reason')}
        required
        disabled={busy}
        placeholder={t('chooseReason')}
        value={draft.reason}
        error={said(errors.reason)}
        options={reasons.map((value) => ({ value, label: t(`cancelReason_${value}`) }))}
        onChange={(value) => onChange({ ...draft, reason: reasons.find((known) => known === value) ?? null })}
      />
      {tip !== null && (
        <Banner tone="news" live>
          {t(`tip_${tip}`)}
        </Banner>
      )}
      <NoteInput
        label={t(draft.reason === 'other' ? 'reasonInWords' : 'trade:messageToTheBoater')}
        required={draft.reason === 'other'}
        disabled={busy}
        hint={t(draft.reason === 'other' ? 'reasonInMail' : 'messageInMail')}
        value={draft.message}
        error={said(errors.message)}
        onChange={(value) => onChange({ ...draft, message: value ?? '' })}
      />
      {asksForRefund(reservation) && (
        <TextInput
          label={t('trade:refund')}
          required
          inputMode="decimal"
          suffix={currency}
          disabled={busy}
          hint={t('refundHint', { held: money(held, currency) })}
          value={draft.refund}
          error={said(errors.refund)}
          onChange={(value) => onChange({ ...draft, refund: refundTyped(draft.refund, value ?? '') })}
        />
      )}
      {asksForRefund(reservation) && (
        <Links>
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            onClick={() => onChange({ ...draft, refund: String(held) })}
          >
            {t('refundAll', { amount: money(held, currency) })}
          </Button>
          {byPolicy !== null && byPolicy > 0 && byPolicy < held && (
            <Button
              kind="quiet"
              size="small"
              disabled={busy}
              onClick={() => onChange({ ...draft, refund: String(byPolicy) })}
            >
              {t('refundPolicy', { percent, amount: money(byPolicy, currency) })}
            </Button>
          )}
          <Button kind="quiet" size="small" disabled={busy} onClick={() => onChange({ ...draft, refund: '0' })}>
            {t('refundNone')}
          </Button>
        </Links>
      )}
      {asksForRefund(reservation) && <CancellationTerms reservation={reservation} />}
    </>
  );
}
