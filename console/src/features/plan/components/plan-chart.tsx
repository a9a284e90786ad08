import type { ChartWindow } from '../model/chart-window.js';
import { LABEL_WIDTH } from '../model/geometry.js';
import { useBerthWhy } from './use-berth-why.js';
import { PreviewCard } from './preview-card.js';
import { TapeChart } from './tape-chart.js';
import { useChangeDone } from './use-change-done.js';
import type { PlanScreenState } from './use-plan-screen.js';

interface PlanChartProps {
  readonly screen: PlanScreenState;
  readonly window: ChartWindow;
  readonly today: string;
  readonly readOnly: boolean;
}

/** The tape chart with the preview of a change beside the bar. */
export function PlanChart({ screen, window, today, readOnly }: PlanChartProps) {
  const { data, gesture, dispatch, selected, setFloat } = screen;
  const onDone = useChangeDone(screen);
  const whyOf = useBerthWhy(readOnly ? null : selected, data);
  return (
    <TapeChart
      data={data}
      window={window}
      today={today}
      labelWidth={LABEL_WIDTH}
      gesture={gesture}
      dispatch={dispatch}
      selectedId={screen.selectedId}
      onSelect={screen.select}
      onOpen={screen.open}
      onMenu={(bar, anchor) => setFloat({ kind: 'menu', bar, anchor })}
      onBerth={(berthId, anchor) => setFloat({ kind: 'berth', berthId, anchor })}
      onShown={screen.onShown}
      difference={screen.difference}
      whyOf={whyOf}
      readOnly={readOnly}
    >
      {gesture.phase === 'asked' && (
        <PreviewCard
          asked={gesture}
          data={data}
          onAsk={(asked) => dispatch({ does: 'ask', ...asked })}
          onPutBack={() => dispatch({ does: 'putBack' })}
          onDone={onDone}
        />
      )}
    </TapeChart>
  );
}
