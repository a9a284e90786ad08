import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { type ExportKind, exportKinds } from '../../../../../contracts/payments/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { saveSpreadsheet } from '../../../lib/files/save-spreadsheet.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';

/** Files for bookkeeping over some days. */
export function ExportTab() {
  const { t } = useTranslation('payments');
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const today = useMarinaToday();
  const [kind, setKind] = useState<ExportKind>('journal');
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const fault = error?.errors.find(({ path }) => path === 'to' || path === 'from');
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      saveSpreadsheet(await call(paymentSettingCalls.export, { kind, from, to }));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <Section title={t('exportTitle')}>
        <Quiet>{t(`exportText_${kind}`)}</Quiet>
        <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
          <SelectInput
            label={t('trade:file')}
            value={kind}
            options={exportKinds.map((value) => ({ value, label: t(`export_${value}`) }))}
            onChange={(value) => setKind(exportKinds.find((one) => one === value) ?? 'journal')}
          />
          <DateInput label={t('trade:fromDay')} value={from} onChange={(day) => setFrom(day ?? from)} />
          <DateInput
            label={t('trade:toDay')}
            value={to}
            error={fault === undefined ? undefined : fieldWords(fault.code)}
            onChange={(day) => setTo(day ?? to)}
          />
        </div>
        {error !== null && fault === undefined && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
        <div>
          <Button kind="primary" icon={<DownloadIcon />} busy={busy} onClick={() => void save()}>
            {t('actions:download')}
          </Button>
        </div>
      </Section>
    </Card>
  );
}
