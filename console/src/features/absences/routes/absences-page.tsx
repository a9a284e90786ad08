import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { SavedViews } from '../../../entities/view/saved-views.js';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { absenceTabs } from '../../../../../contracts/absences/vocabulary.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { AddIcon } from '../../../ui/icons.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { WithSidePanel } from '../../../ui/page/side-panel.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { absenceTopics } from '../api/absence-topics.js';
import { AbsencesTable } from '../components/absences-table.js';
import { CancelDialog } from '../components/cancel-dialog.js';
import { FirstVisit } from '../components/first-visit.js';
import { NewAbsencePanel } from '../components/new-absence-panel.js';
import { PresetChips } from '../components/preset-chips.js';
import { useAbsenceColumns } from '../components/use-absence-columns.js';
import { useAbsencesUrl } from '../components/use-absences-url.js';
import { questionOf } from '../model/absences-address.js';

/** `/absence-reports` and `/vacancies`; with `/create/:id` the form for a new absence is open beside the list. */
export function Component() {
  return useMay(absenceCalls.getall.access) ? <Absences /> : <NoPermission />;
}

function Absences() {
  const { t } = useTranslation('absences');
  const { number } = useFormats();
  const { id } = useParams();
  const { search } = useLocation();
  const url = useAbsencesUrl();
  const today = useMarinaToday();
  const narrow = useNarrow();
  const mayChange = useMay(absenceCalls.create.access);
  const [canceling, setCanceling] = useState<AbsenceReport | null>(null);
  const question = questionOf(url.choices);
  const list = usePagedLoad(absenceCalls.getall, question, url.turns, { topics: absenceTopics });
  const allRows = () =>
    everyPage(
      (page) => call(absenceCalls.getall, { ...question, ...page }),
      (row) => row.absence_report_id,
    );
  const { root } = url;
  useRememberedList(root);
  const columns = useAbsenceColumns({
    tab: url.choices.tab,
    today,
    root,
    onCancel: mayChange ? setCanceling : undefined,
  });
  const add = mayChange ? (
    <LinkButton kind="primary" icon={<AddIcon />} to={{ pathname: `${root}/create/new`, search }}>
      {t('new')}
    </LinkButton>
  ) : (
    <Button kind="primary" icon={<AddIcon />} disabledReason={t('mayNotChange')}>
      {t('new')}
    </Button>
  );
  return (
    <WithSidePanel panel={id !== undefined && mayChange && <NewAbsencePanel vesselId={id} root={root} />}>
      <Page
        paper
        title={root === '/vacancies' ? t('vacancies') : t('trade:absences')}
        actions={
          <>
            {!narrow && <ExportButton columns={columns} rows={allRows} fileName={t('exportName', { day: today })} />}
            {add}
          </>
        }
      >
        <FirstVisit />
        <Tabs
          label={t('tabsLabel')}
          current={url.choices.tab}
          tabs={absenceTabs.map((tab) => ({
            id: tab,
            label: t(`tab_${tab}`),
            to: url.addressOf(tab),
            count: list.data === undefined ? undefined : number(list.data.counts[tab]),
          }))}
        />
        <FilterBar
          label={t('filtersLabel')}
          search={
            <SearchField
              label={t('searchLabel')}
              value={url.choices.search}
              onSearch={(search) => url.filter({ search })}
            />
          }
          onClear={url.filtered ? url.clear : undefined}
        >
          <PresetChips url={url} today={today} />
          <SavedViews list="absences" />
        </FilterBar>
        <AbsencesTable {...{ url, today, columns, list }} action={add} />
        {canceling !== null && (
          <CancelDialog absence={canceling} onClose={() => setCanceling(null)} onDone={() => setCanceling(null)} />
        )}
      </Page>
    </WithSidePanel>
  );
}
