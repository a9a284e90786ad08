import { useEffect } from 'react';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { BerthWentTo } from '../../../entities/arrival/berth-went-to.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ArrivingBeside } from './use-difference-steps.js';

interface ArrivingQuestionProps {
  readonly arriving: ArrivingBeside;
  readonly today: string;
}

/** The dialog of the desk for an arrival at a berth in which another boat is recorded as present. */
export function ArrivingQuestion({ arriving, today }: ArrivingQuestionProps) {
  const { traffic_event_id, taken, fail } = arriving;
  const { data, error } = useLoad(trafficCalls.activity, undefined, { topics: [{ topic: 'traffic' }] });
  const lists = data && [data.today, data.last_seven_days, data.tomorrow, data.next_three_days];
  const row = lists?.flatMap(({ arrivals }) => arrivals).find((one) => one.traffic_event_id === traffic_event_id);
  const unlisted = error !== null || (data !== undefined && row === undefined);
  useEffect(() => {
    if (unlisted) fail();
  }, [unlisted, fail]);
  return row === undefined ? null : (
    <BerthWentTo {...{ row, taken, today }} onDone={arriving.done} onClose={arriving.dismiss} />
  );
}
