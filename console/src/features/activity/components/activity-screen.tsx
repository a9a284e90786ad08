import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConflicts } from '../../../entities/conflict/use-conflicts.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { writeState } from '../../../lib/url/use-list-state.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { styled } from '../../../ui/theme/styled.js';
import { useSearchParams } from 'react-router-dom';
import { useActivity } from '../api/use-activity.js';
import { activityDefaults, activityTabs, matching, piersOf, rowsOf, tabOf } from '../model/activity-view.js';
import { ConflictAlert } from './conflict-alert.js';
import { ActivityTools } from './activity-tools.js';
import { KeysHint } from './keys-hint.js';
import { MovementColumns } from './movement-columns.js';
import { PrintedList } from './printed-list.js';

const Screen = styled('div')({ '@media print': { display: 'none' } });

/** Arrivals and departures of some days, in two columns. */
export function ActivityScreen() {
  const { t } = useTranslation('activity');
  const [params] = useSearchParams();
  const { state, set, clear } = useListState(activityDefaults);
  const load = useActivity();
  const { data, error, isFetching, refetch } = load;
  const [openId, setOpenId] = useState<string | null>(null);
  const conflicts = useConflicts().data;
  const tab = tabOf(state.tab);
  const rows = data === undefined ? [] : rowsOf(data, tab);
  const shown = matching(rows, state);
  const tabs = activityTabs.map((id) => {
    const boats = data === undefined ? undefined : rowsOf(data, id).length;
    const count = id === 'conflicts' ? conflicts?.open : boats;
    return {
      id,
      label: t(`tab_${id}`),
      to: { search: writeState(params, activityDefaults, { tab: id }).toString() },
      count,
      alert: id === 'conflicts' && (count ?? 0) > 0,
    };
  });

  return (
    <>
      <Screen>
        <Page
          title={t('trade:arrivalsAndDepartures')}
          actions={
            <ActivityTools
              piers={data === undefined ? [] : piersOf(data)}
              search={state.search}
              chosen={state.pier}
              onSearch={(search) => set({ search })}
              onPiers={(pier) => set({ pier })}
            />
          }
        >
          <Tabs label={t('tabsLabel')} tabs={tabs} current={tab} />
          <ConflictAlert all={tab === 'conflicts'} />
          <NotRefreshed load={load} />
          {error !== null && data === undefined ? (
            <Card>
              <LoadFailed load={{ error, isFetching, refetch }} />
            </Card>
          ) : data === undefined ? (
            <Card style={{ padding: '8px 16px' }}>
              <LoadingLines lines={8} rowHeight={52} />
            </Card>
          ) : shown.length === 0 && rows.length > 0 ? (
            <Card>
              <NoMatch onClear={() => clear(['tab'])} />
            </Card>
          ) : (
            <MovementColumns
              rows={shown}
              tab={tab}
              today={data.date}
              conflicts={conflicts?.total ?? 0}
              openId={openId}
              onOpen={setOpenId}
            />
          )}
          <KeysHint />
        </Page>
      </Screen>
      {data !== undefined && <PrintedList rows={shown} tab={tab} today={data.date} />}
    </>
  );
}
