import { useNavigate } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { newStay } from '../../../entities/reservation/new-stay.js';
import { useMay } from '../../../lib/session/may.js';
import type { ChartWindow } from '../model/chart-window.js';
import type { EmptyNights } from '../model/empty-nights.js';
import { LABEL_WIDTH } from '../model/geometry.js';
import { BookingCard } from './booking-card.js';
import { useBerthWhy } from './use-berth-why.js';
import { PreviewCard } from './preview-card.js';
import { TapeChart } from './tape-chart.js';
import { useChangeDone } from './use-change-done.js';
import type { PlanScreenState } from './use-plan-screen.js';

interface PlanChartProps {
  readonly screen: PlanScreenState;
  /** The nights in view. */
  readonly view: ChartWindow;
  /** Called with the first night in view after a scroll. */
  readonly onView: (start: string) => void;
  readonly today: string;
  readonly readOnly: boolean;
}

/** The tape chart with the preview of a change beside the bar. */
export function PlanChart({ screen, view, onView, today, readOnly }: PlanChartProps) {
  const { data, gesture, dispatch, selected, setFloat } = screen;
  const onDone = useChangeDone(screen);
  const navigate = useNavigate();
  const mayBook = useMay(reservationCalls.create.access);
  const bookFrom = mayBook && !screen.past ? today : null;
  const book = ({ berthId, start, end }: EmptyNights): void =>
    void navigate(`/bookings/new?${newStay({ berth_id: berthId, start_date: start, end_date: end })}`);
  const whyOf = useBerthWhy(readOnly ? null : selected, data);
  return (
    <TapeChart
      data={data}
      window={screen.loaded}
      view={view}
      onView={onView}
      onNearEnd={screen.onNearEnd}
      today={today}
      labelWidth={LABEL_WIDTH}
      gesture={gesture}
      dispatch={dispatch}
      selectedId={screen.selectedId}
      onSelect={screen.select}
      chosen={screen.chosen}
      onChoose={screen.choose}
      onOpen={screen.open}
      onMenu={(bar, anchor) => setFloat({ kind: 'menu', bar, anchor })}
      onBerth={(berthId, anchor) => setFloat({ kind: 'berth', berthId, anchor })}
      onShown={screen.onShown}
      bookFrom={bookFrom}
      onBook={book}
      difference={screen.difference}
      whyOf={whyOf}
      readOnly={readOnly}
    >
      {gesture.phase === 'booking' && (
        <BookingCard
          nights={gesture.nights}
          data={data}
          today={today}
          onBook={() => book(gesture.nights)}
          onPutBack={() => dispatch({ does: 'putBack' })}
        />
      )}
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
