import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
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
  const { asked, turns } = usePages(PAGE);
  const [version, setVersion] = useState<number | null>(null);
  const list = usePagedLoad(pricingCalls.listVersions, asked, turns, { topics: pricingTopics });
  const chosen = useLoad(pricingCalls.getVersion, version === null ? undefined : { version }, {
    topics: [],
    enabled: version !== null,
  });
  const older = chosen.data === undefined ? null : formOf(chosen.data.season_pricing_plan);
  const differences = older === null || published === null ? [] : changesOf(older, published);
  return (
    <Dialog open size="large" title={t('versions')} onClose={onClose}>
      <LoadedRows list={list} loading={<LoadingLines />} empty={null}>
        {(versions) =>
          versions.map((item) => (
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
          ))
        }
      </LoadedRows>
      <ListPager list={list} above={PAGE} />
      {version !== null && chosen.isPending && <LoadingLines />}
      {chosen.isError && <LoadFailed load={chosen} />}
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
