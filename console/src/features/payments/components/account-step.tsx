import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../../../../contracts/payments/account.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { StatusMark } from '../../../ui/status/status-mark.js';

type Step = PaymentAccount['steps'][number];

const MARKS: Readonly<Record<Step['state'], StatusKind>> = { done: 'booked', needed: 'our_move', checked: 'waiting' };

/** ▲ done, ◆ for us, ◐ being checked. */
export function AccountStep({ step, account }: { readonly step: Step; readonly account: PaymentAccount }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const detail = step.step === 'business' ? account.business_name : step.step === 'bank_account' ? account.iban : null;
  const words =
    step.state === 'needed' && step.due_at !== null
      ? t('stepDue', { day: date(step.due_at.slice(0, 10)) })
      : t(`step_${step.state}`);
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'flex-start', minWidth: 0 }}>
      <span style={{ paddingTop: 4 }}>
        <StatusMark kind={MARKS[step.state]} />
      </span>
      <TwoLines
        wraps
        main={<strong>{t(`name_${step.step}`)}</strong>}
        second={detail === null ? words : `${detail} · ${words}`}
      />
    </li>
  );
}
