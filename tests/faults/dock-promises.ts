import { evolve as evolveConflict, initial as noConflict } from '../../services/conflicts/domain/conflict.js';
import type { ConflictEvent } from '../../services/conflicts/domain/conflict-events.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { MergedTaps } from '../../contracts/dockwalk/taps.js';
import type { ReadLog } from './read-log.js';
import type { SentCommand } from './sent-commands.js';

const TAPS = new Set(['BerthChecked', 'BerthNoted', 'BerthPhotographed', 'PierWalked']);

/** Violations of what walks and conflicts guarantee once all recovery policies have run. */
export function dockDisagreements(log: ReadLog): string[] {
  return [...repeatedTaps(log), ...walksUnderWay(log), ...openRemedies(log)];
}

/** Every tap that a merge was acknowledged for is in the log. */
export function lostTaps(log: ReadLog, acknowledged: readonly SentCommand[]): string[] {
  const known = new Set(tapsIn(log).map(({ tap_id }) => tap_id));
  const merges = acknowledged.filter(({ path }) => path === dockWalkApi.merge.path);
  return merges.flatMap(({ answer }) => {
    const { outcomes } = answer?.body as unknown as MergedTaps;
    const lost = outcomes.filter(({ outcome, tap_id }) => outcome !== 'REFUSED' && !known.has(tap_id));
    return lost.map(({ tap_id }) => `tap ${tap_id} was acknowledged and is not in the log`);
  });
}

function tapsIn({ events }: ReadLog): { readonly tap_id: string }[] {
  return events.filter(({ type }) => TAPS.has(type)).map(({ data }) => data as { tap_id: string });
}

function repeatedTaps(log: ReadLog): string[] {
  const counted = Map.groupBy(tapsIn(log), ({ tap_id }) => tap_id);
  return [...counted].flatMap(([tap_id, { length }]) => (length === 1 ? [] : [`tap ${tap_id} counts ${length} times`]));
}

/** Every walk of the book is started, and all but the last are saved. */
function walksUnderWay({ events }: ReadLog): string[] {
  const sessionsOf = (wanted: string) =>
    events.filter(({ type }) => type === wanted).map(({ data }) => data['session_id'] as string);
  const [opened, started, saved] = [
    sessionsOf('DockWalkOpened'),
    sessionsOf('DockWalkStarted'),
    sessionsOf('DockWalkSaved'),
  ];
  return [
    ...opened.filter((id) => !started.includes(id)).map((id) => `walk ${id} is in the book only`),
    ...opened.slice(0, -1).flatMap((id) => (saved.includes(id) ? [] : [`walk ${id} is still under way`])),
  ];
}

function openRemedies({ events }: ReadLog): string[] {
  const own = events.filter(({ stream }) => stream.startsWith('conflict-'));
  return [...Map.groupBy(own, ({ stream }) => stream)].flatMap(([stream, some]) => {
    const { open } = some.reduce(
      (state, event) => evolveConflict(state, event as unknown as ConflictEvent),
      noConflict(),
    );
    return open === null ? [] : [`${stream} has a remedy that nobody completed`];
  });
}
