import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsItStoodChip } from '../../../entities/berth-plan/as-it-stood-chip.js';
import { CompareSwitch } from '../../../entities/berth-plan/compare-switch.js';
import { TimeSlider } from '../../../entities/berth-plan/time-slider.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { HistoryIcon, PrintIcon } from '../../../ui/icons.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { ChartLegend } from './chart-legend.js';
import { Foot, Hint } from './chart-shapes.js';
import { ChosenBar } from './chosen-bar.js';
import { ChartSkeleton } from './chart-skeleton.js';
import { PhonePlan } from './phone-plan.js';
import { PlanClosures } from './plan-closures.js';
import { PlanChanges } from './plan-changes.js';
import { PlanChart } from './plan-chart.js';
import { PlanFilters } from './plan-filters.js';
import { PlanFloats } from './plan-floats.js';
import { UndoMoves } from './undo-moves.js';
import { usePlanAddress } from './use-plan-address.js';
import { usePlanScreen } from './use-plan-screen.js';
import { useTouch } from '../../../ui/theme/use-touch.js';
import { WindowNav } from './window-nav.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';

/** The plan: the tape chart with its tools; on a phone, the nights of one pier's berths. */
export function PlanScreen() {
  const { t } = useTranslation('plan');
  const problemWords = useProblemWords();
  const touch = useTouch();
  const narrow = useNarrow();
  const address = usePlanAddress(useMarinaToday());
  useRememberedList('/plan');
  const screen = usePlanScreen(address, touch);
  const mayChange = useMay(planGestureCalls.planChange.access);
  const [sliding, setSliding] = useState(address.at !== null);
  const { load, data } = screen;
  const readOnly = !mayChange || address.at !== null;
  useShortcut('plan-print', { keys: 'mod+p', label: t('actions:print'), group: t('trade:plan'), run: screen.print });
  const goTo = (at: string | null): void => address.set({ at: at ?? '' });

  return (
    <Page
      paper
      title={t('trade:plan')}
      chip={
        <>
          <WindowNav window={address.window} onZoom={address.zoom} onDay={address.goTo} />
          {address.at !== null && <AsItStoodChip at={address.at} />}
        </>
      }
      actions={
        <FilterBar label={t('tools')}>
          <PlanFilters state={address.state} onChange={address.set} />
          {address.at !== null && (
            <CompareSwitch value={address.compare} onChange={(compare) => address.set({ compare })} />
          )}
          {!readOnly && <LinkButton to="/closures/create">{t('closeBerths')}</LinkButton>}
          {!readOnly && <UndoMoves onUndo={(actionId) => screen.setFloat({ kind: 'undo', actionId })} />}
          <IconButton
            icon={<PrintIcon />}
            label={t('actions:print')}
            disabled={screen.printing}
            onClick={screen.print}
          />
          <Button
            icon={<HistoryIcon />}
            aria-pressed={sliding}
            onClick={() => {
              setSliding(!sliding);
              if (sliding) goTo(null);
            }}
          >
            {t(address.at === null ? 'asOfNow' : 'actions:backToNow')}
          </Button>
        </FilterBar>
      }
    >
      {sliding && <TimeSlider at={address.at} onAt={goTo} />}
      {load.error !== null ? (
        <ErrorState text={problemWords(load.error)} onRetry={load.retry} busy={load.retrying} />
      ) : load.plan === undefined ? (
        <ChartSkeleton touch={touch} />
      ) : data.berths.size > 0 ? (
        narrow ? (
          <PhonePlan screen={screen} address={address} today={load.plan.today} />
        ) : (
          <PlanChart
            screen={screen}
            view={address.window}
            onView={address.goTo}
            today={load.plan.today}
            readOnly={readOnly}
          />
        )
      ) : address.filtered ? (
        <NoMatch onClear={address.clearFilters} />
      ) : (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      )}
      {load.plan !== undefined && <PlanClosures closures={load.plan.closures} data={data} />}
      {screen.difference !== null && <PlanChanges difference={screen.difference} data={data} />}
      {!narrow && !readOnly && <ChosenBar screen={screen} />}
      <PlanFloats screen={screen} readOnly={readOnly} />
      <Foot>
        <ChartLegend />
        {!narrow && !readOnly && <Hint>{t(touch ? 'hintTouch' : 'hint')}</Hint>}
      </Foot>
    </Page>
  );
}
