import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacingPage } from '../../../../../contracts/reservations/matching.js';
import { type PlacingGroup, placingGroups, placingOrders } from '../../../../../contracts/reservations/vocabulary.js';
import type { Pages } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import { useMay } from '../../../lib/session/may.js';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed, type Reloaded } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useNow } from '../../../lib/time/use-now.js';
import { placingTopics } from '../api/placing-topics.js';
import { countsOf, cutGroups, sectionsOf, stayBeside } from '../model/stay-sections.js';
import { BestDialog } from './best-dialog.js';
import { ChosenStay } from './chosen-stay.js';
import { Columns } from './matching-shapes.js';
import { StayList } from './stay-list.js';
import { SupplyStrip } from './supply-strip.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

/** The address: the chosen stay, the order, and one group with its page where a group does not fit at once. */
const atFirst = { reservation: '', order: 'start_date', group: '', page: 1, page_size: 10 };
const FIRST_ROWS = 20;
const MINUTE = 60_000;

/** Stays without a berth beside the chosen one; alerts above. */
export function MatchingScreen() {
  const { t } = useTranslation('matching');
  const problemWords = useProblemWords();
  const { state, set, turnTo, showRows } = useListState(atFirst);
  const order = placingOrders.find((one) => one === state.order) ?? 'start_date';
  const group = placingGroups.find((one) => one === state.group);
  useNow(MINUTE);
  const paged = { group, page: state.page, page_size: Math.min(50, state.page_size) };
  const load = useLoad(
    matchingCalls.list,
    group === undefined ? { order, page_size: FIRST_ROWS } : { order, ...paged, group },
    { topics: placingTopics, keepPrevious: true },
  );
  const { data, error, refetch } = load;
  if (data === undefined) {
    return (
      <Page title={t('trade:matching')}>
        {error === null ? (
          <Columns>
            <Waiting lines={6} />
            <Waiting lines={8} />
          </Columns>
        ) : (
          <ErrorState text={problemWords(error)} busy={load.isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Loaded
      load={load}
      page={data}
      chosen={state.reservation === '' ? null : state.reservation}
      order={order}
      group={group ?? null}
      pages={{ ...paged, turnTo, showRows }}
      onSet={set}
    />
  );
}

function Waiting({ lines }: { readonly lines: number }) {
  return (
    <Card>
      <Section>
        <LoadingLines lines={lines} rowHeight={48} />
      </Section>
    </Card>
  );
}

interface LoadedProps {
  readonly load: Reloaded;
  readonly page: PlacingPage;
  readonly chosen: string | null;
  readonly order: (typeof placingOrders)[number];
  readonly group: PlacingGroup | null;
  readonly pages: Pages;
  readonly onSet: (patch: Partial<typeof atFirst>, how?: { readonly push?: boolean }) => void;
}

function Loaded({ load, page, chosen: asked, order, group, pages, onSet }: LoadedProps) {
  const { t } = useTranslation('matching');
  const mayPlace = useMay(matchingCalls.placeBest.access);
  const changed = useRecentChanges('reservations');
  const [best, setBest] = useState(false);
  const { groups, alerts } = page;
  const sections = sectionsOf(groups);
  const chosen = asked ?? stayBeside(sections, null, 1);
  const { without, placeable, confirmable } = countsOf(groups);
  /** The stay that the user chose here: its heading takes the focus, where the work goes on. */
  const [focused, setFocused] = useState<string | null>(null);
  const choose = (id: string | null) => {
    if (id === null) return;
    setFocused(id);
    onSet({ reservation: id });
  };
  const step = (by: 1 | -1) => choose(stayBeside(sections, chosen, by));
  useShortcut('matching-next', {
    keys: 'j',
    label: t('trade:nextReservation'),
    group: t('trade:matching'),
    run: () => step(1),
  });
  useShortcut('matching-before', {
    keys: 'k',
    label: t('trade:previousReservation'),
    group: t('trade:matching'),
    run: () => step(-1),
  });
  const able = placeable ?? 0;
  return (
    <Page
      title={t('trade:matching')}
      subtitle={[
        t('without', { count: without }),
        ...(placeable === null ? [] : [t('placeable', { count: able })]),
        ...(confirmable === 0 ? [] : [t('confirmable', { count: confirmable })]),
      ].join(', ')}
      actions={
        mayPlace && without > 0 && (placeable !== 0 || confirmable > 0) ? (
          <Button kind="primary" onClick={() => setBest(true)}>
            {able === 0 ? t('allocateAll') : t('allocateBest', { count: able })}
          </Button>
        ) : undefined
      }
    >
      <NotRefreshed load={load} />
      {alerts.items.map((alert) => (
        <SupplyStrip key={alert.reservation_id} alert={alert} onChoose={choose} />
      ))}
      {without === 0 && asked === null ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <Columns>
          <div style={{ display: 'grid', gap: 10, minWidth: 0 }}>
            <SelectInput
              label={t('order')}
              labelHidden
              value={order}
              options={placingOrders.map((value) => ({ value, label: t(`order_${value}`) }))}
              onChange={(value) => onSet({ order: value ?? 'start_date' })}
            />
            <StayList
              sections={sections}
              cut={group === null ? cutGroups(groups) : []}
              chosen={chosen}
              changed={changed}
              onChoose={choose}
              onGroup={(one) => onSet({ group: one, page: 1 }, { push: true })}
            />
            {group !== null && (
              <>
                <ListPager list={{ pages, total: groups[group].total }} />
                <Button onClick={() => onSet({ group: '', page: 1 })}>{t('allGroups')}</Button>
              </>
            )}
          </div>
          {chosen !== null && (
            <ChosenStay
              key={chosen}
              id={chosen}
              takesFocus={focused === chosen}
              offerHours={page.offer_hours}
              onNext={() => step(1)}
            />
          )}
        </Columns>
      )}
      {best && <BestDialog onClose={() => setBest(false)} />}
    </Page>
  );
}
