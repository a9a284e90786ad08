import { useEffect } from 'react';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { partsOfTrafficEventId } from '../../../../../contracts/traffic/rules/traffic-event-id.js';
import { BerthWentTo } from '../../../entities/arrival/berth-went-to.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ArrivingBeside } from './use-difference-steps.js';

interface ArrivingQuestionProps {
  readonly arriving: ArrivingBeside;
  readonly today: string;
}

/**
 * The dialog of the desk for an arrival at a berth in which another boat is recorded as present. It shows the stay itself,
 * because arrivals are listed for some days only.
 */
export function ArrivingQuestion({ arriving, today }: ArrivingQuestionProps) {
  const { traffic_event_id, taken, fail } = arriving;
  const { record_id: reservation_id } = partsOfTrafficEventId(traffic_event_id);
  const topics = [{ topic: 'reservations', ids: [reservation_id] }] as const;
  const { data: stay, error } = useLoad(reservationCalls.get, { reservation_id }, { topics });
  const unknown = error !== null;
  useEffect(() => {
    if (unknown) fail();
  }, [unknown, fail]);
  if (stay === undefined) return null;
  const { vessel, berth_id, berth, end_date } = stay;
  const own = berth_id === null || berth === null ? null : { id: berth_id, label: `${berth.pier_name}${berth.number}` };
  const row = { traffic_event_id, vessel, berth: own, reservation: { end_date }, conflict: null };
  return <BerthWentTo {...{ row, taken, today }} onDone={arriving.done} onClose={arriving.dismiss} />;
}
