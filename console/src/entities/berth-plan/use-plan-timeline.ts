import { useLoad } from '../../lib/api/use-load.js';
import type { Tick, TimeWindow } from './time-span.js';
import { harbourMapCalls } from '../../../../contracts/berths/harbour-map-calls.js';

const HOUR = 3_600_000;

const nothing: readonly Tick[] = [];

/**
 * The changes of the berth plan in a window. The request covers whole hours, so that it stays the same while time goes
 * by; hints reload it.
 */
export function usePlanTimeline({ from, to }: TimeWindow) {
  const whole = (time: number, round: (hours: number) => number) => new Date(round(time / HOUR) * HOUR).toISOString();
  const body = { from: whole(from, Math.floor), to: whole(to, Math.ceil) };
  const { data, isPending, error } = useLoad(harbourMapCalls.planTimeline, body, {
    topics: [{ topic: 'occupancy' }],
    keepPrevious: true,
  });
  return { ticks: data?.items ?? nothing, first: data?.first ?? null, known: data !== undefined, isPending, error };
}
