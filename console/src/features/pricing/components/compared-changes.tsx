import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Second } from '../../../ui/layout/second.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { lastYearsVersion } from '../model/last-year.js';
import { changesOf, type PlanChangeLine } from '../model/plan-changes.js';
import { formOf, type PlanForm } from '../model/plan-form.js';
import { ChangeLines } from './change-lines.js';

/** Versions in which last year's is looked for; a list is published some times a year. */
const RECENT = 100;

interface ComparedChangesProps {
  form: PlanForm;
  /** What differs from the published list. */
  changes: readonly PlanChangeLine[];
}

/** What the draft changes, compared with the published list or with that of last year, where there is one. */
export function ComparedChanges({ form, changes }: ComparedChangesProps) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const [withLastYear, setWithLastYear] = useState(false);
  const list = useLoad(pricingCalls.listVersions, { page_size: RECENT }, { topics: pricingTopics });
  const last = lastYearsVersion(list.data?.items ?? [], formats.today());
  return (
    <>
      {last !== null && (
        <ToggleInput
          label={t('comparedWith')}
          options={[
            { value: 'published', label: t('comparedPublished') },
            { value: 'lastYear', label: t('comparedLastYear', { date: formats.instant(last.published_at) }) },
          ]}
          value={withLastYear ? 'lastYear' : 'published'}
          onChange={(value) => setWithLastYear(value === 'lastYear')}
        />
      )}
      {withLastYear && last !== null ? (
        <SinceVersion form={form} version={last.version} />
      ) : (
        <ChangeLines changes={changes} />
      )}
    </>
  );
}

function SinceVersion({ form, version }: { readonly form: PlanForm; readonly version: number }) {
  const { t } = useTranslation('pricing');
  const older = useLoad(pricingCalls.getVersion, { version }, { topics: [] });
  if (older.isError) return <LoadFailed load={older} />;
  if (older.data === undefined) return <LoadingLines />;
  const changes = changesOf(formOf(older.data.season_pricing_plan), form);
  return changes.length === 0 ? <Second as="p">{t('sameAsLastYear')}</Second> : <ChangeLines changes={changes} />;
}
