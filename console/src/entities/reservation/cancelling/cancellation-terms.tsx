import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Subsection } from '../../../ui/page/subsection.js';
import { useDownload } from '../../document/use-download.js';
import { heldMoney, policyRefundOf } from './cancel-rules.js';

type Terms = NonNullable<ReservationDetail['cancellation_terms']>;

/** The policy that holds for a stay: its file, its rules, and what a cancellation by the boater would refund today. */
export function CancellationTerms({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('entities/reservation/cancelling');
  const { dateLong, money, percent } = useFormats();
  const { cancellation_terms: terms, payment } = reservation;
  if (terms === null) return null;
  const held = heldMoney(reservation);
  return (
    <Subsection title={t('trade:cancellationPolicy')}>
      {terms.file !== null && <PolicyFile file={terms.file} />}
      <p style={{ margin: 0 }}>
        {t(held > 0 ? 'policyToday' : 'policyTodayUnpaid', {
          percent: percent(terms.percent_today),
          amount: money(policyRefundOf(reservation), payment.currency),
          held: money(held, payment.currency),
        })}
      </p>
      {terms.steps.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {terms.steps.map((step) => (
            <li key={step.until}>{t('policyStep', { date: dateLong(step.until), percent: percent(step.percent) })}</li>
          ))}
          <li>{t('policyAfter')}</li>
        </ul>
      )}
    </Subsection>
  );
}

function PolicyFile({ file }: { readonly file: NonNullable<Terms['file']> }) {
  const download = useDownload(file.attachment_id);
  const problemWords = useProblemWords();
  return (
    <div>
      <Button kind="quiet" size="small" icon={<DownloadIcon />} busy={download.busy} onClick={download.open}>
        {file.name}
      </Button>
      {download.error !== null && <Quiet role="alert">{problemWords(download.error)}</Quiet>}
    </div>
  );
}
