import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { Pager } from '../../../ui/list/pager.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { changesOf } from '../model/plan-changes.js';
import { formOf } from '../model/plan-form.js';
import type { PlanForm } from '../model/plan-form.js';
import { ChangeLines } from './change-lines.js';
import { FieldRow, Still } from './rows.js';

const PAGE = 10;

/** The published versions of the plan; an older one is compared with the plan in force. */
export function VersionsDialog({
  published,
  onClose,
}: {
  readonly published: PlanForm | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(PAGE);
  const [version, setVersion] = useState<number | null>(null);
  const list = useLoad(
    pricingCalls.listVersions,
    { page, page_size: size },
    { topics: pricingTopics, keepPrevious: true },
  );
  const chosen = useLoad(pricingCalls.getVersion, version === null ? undefined : { version }, {
    topics: [],
    enabled: version !== null,
  });
  const older = chosen.data === undefined ? null : formOf(chosen.data.season_pricing_plan);
  const differences = older === null || published === null ? [] : changesOf(older, published);
  return (
    <Dialog open size="large" title={t('versions')} onClose={onClose}>
      {list.isError && <ErrorState onRetry={() => void list.refetch()} />}
      {list.isPending && <LoadingLines />}
      {list.data?.items.map((item) => (
        <FieldRow key={item.version} style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
          <Still>
            {formats.instant(item.published_at)}
            {item.published_by !== null && `, ${item.published_by}`}
          </Still>
          {item.current ? (
            <Still style={type.strong}>{t('inForce')}</Still>
          ) : (
            <Button size="small" aria-expanded={version === item.version} onClick={() => setVersion(item.version)}>
              {t('whatChangedSince')}
            </Button>
          )}
        </FieldRow>
      ))}
      {list.data !== undefined && list.data.total > PAGE && (
        <Pager page={page} pageSize={size} total={list.data.total} onPage={setPage} onPageSize={setSize} />
      )}
      {version !== null && chosen.isPending && <LoadingLines />}
      {chosen.isError && <ErrorState onRetry={() => void chosen.refetch()} />}
      {chosen.data !== undefined && (
        <>
          <h3 style={type.section}>{t('sinceVersion', { date: formats.instant(chosen.data.published_at) })}</h3>
          {differences.length === 0 ? (
            <Second as="p">{t('noDifference')}</Second>
          ) : (
            <ChangeLines changes={differences} />
          )}
        </>
      )}
    </Dialog>
  );
}
