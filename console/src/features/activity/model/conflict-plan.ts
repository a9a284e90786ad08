import type { PlanBar, PlanRow } from '../../../../../contracts/berths/plan.js';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';

export type BoatLook = 'visitor' | 'resident' | 'late' | 'misfit' | 'moved' | 'ghost';

/** A boat in the small plan; over several berths if it extends over neighbours. Metres. */
export interface ShownBoat {
  readonly key: string;
  readonly name: string;
  readonly length: number;
  readonly beam: number;
  readonly type: PlanBar['boat']['type'];
  readonly berth_ids: readonly string[];
  readonly look: BoatLook;
}

export interface ChartedNights {
  readonly key: string;
  readonly name: string;
  readonly berth_ids: readonly string[];
  readonly start_date: string;
  readonly end_date: string | null;
  readonly look: BoatLook;
}

interface Plan {
  readonly berths: readonly PlanRow[];
  readonly bars: readonly PlanBar[];
}

/** Berths at each side of the one in dispute. */
const BESIDE = 3;

/** The berths around the one in dispute, and those around the new one, which lie at the other side of the drawing. */
export function shownBerths(
  { berths }: Plan,
  conflict: Pick<ConflictDetail, 'berth'>,
  remedy: Remedy | null,
): { readonly top: readonly PlanRow[]; readonly bottom: readonly PlanRow[] } {
  const top = around(berths, [conflict.berth.id]);
  const ids = remedy?.to.map(({ berth_id }) => berth_id) ?? [];
  const shown = new Set(top.map(({ berth_id }) => berth_id));
  if (ids.length === 0 || ids.every((id) => shown.has(id))) return { top, bottom: [] };
  return { top, bottom: around(berths, ids).filter(({ berth_id }) => !shown.has(berth_id) || ids.includes(berth_id)) };
}

function around(berths: readonly PlanRow[], ids: readonly string[]): readonly PlanRow[] {
  const first = berths.find(({ berth_id }) => ids.includes(berth_id));
  if (first === undefined) return [];
  const pier = berths.filter(({ pier_id }) => pier_id === first.pier_id);
  const at = pier.indexOf(first);
  const from = Math.max(0, Math.min(at - BESIDE, pier.length - 2 * BESIDE - 1));
  return pier.slice(from, from + 2 * BESIDE + 1);
}

/** What a remedy moves: reservations with the berths that they get. */
function movesOf(remedy: Remedy | null): ReadonlyMap<string, readonly string[]> {
  const moves = new Map<string, readonly string[]>();
  if (remedy === null || remedy.stay === null || remedy.to.length === 0 || remedy.needs_answer) return moves;
  moves.set(
    remedy.stay.reservation_id,
    remedy.to.map(({ berth_id }) => berth_id),
  );
  if (remedy.other !== null && remedy.from !== null) moves.set(remedy.other.reservation_id, [remedy.from.berth_id]);
  return moves;
}

const covers = (bar: { start_date: string; end_date: string | null }, night: string): boolean =>
  bar.start_date <= night && (bar.end_date === null || night < bar.end_date);

/** The boats of a night as they would lie after the remedy; null: as they lie now. */
export function shownBoats(
  { bars }: Plan,
  conflict: ConflictDetail,
  remedy: Remedy | null,
  night: string,
): ShownBoat[] {
  const moves = movesOf(remedy);
  const own = conflict.boat.reservation_id;
  const boats = bars
    .filter((bar) => bar.kind !== 'AWAY' && covers(bar, night) && bar.reservation_id !== own)
    .map((bar): ShownBoat => {
      const to = bar.reservation_id === null ? undefined : moves.get(bar.reservation_id);
      const { name, length, beam, type } = bar.boat;
      const look = to !== undefined ? 'moved' : bar.kind === 'RESIDENT' ? 'resident' : 'visitor';
      const berth_ids = to ?? [bar.berth_id, ...bar.extends_over];
      return { key: bar.allocation_id, name: name ?? '', length, beam, type, berth_ids, look };
    });
  return [...boats, ...subject(bars, conflict, moves.get(own ?? ''))];
}

/** The boat that the conflict is about: where it lies, and where it would go. */
function subject(
  bars: readonly PlanBar[],
  { kind, berth, boat, sizes, lost }: ConflictDetail,
  to: readonly string[] | undefined,
): ShownBoat[] {
  const known = bars.find(({ reservation_id }) => reservation_id === boat.reservation_id);
  const { length, beam } = kind === 'BOAT_TOO_LARGE' ? (sizes.card ?? boat.vessel) : boat.vessel;
  const about = { name: boat.vessel.name, length, beam, type: known?.boat.type ?? null };
  const lies = lost ? [] : [berth.id];
  const look: BoatLook = kind === 'BOAT_TOO_LARGE' ? 'misfit' : 'late';
  const before: ShownBoat[] = lies.length === 0 ? [] : [{ ...about, key: 'subject', berth_ids: lies, look }];
  if (to === undefined) return before;
  const stays = to.length === 1 && to[0] === berth.id;
  const left = stays ? [] : before.map((one): ShownBoat => ({ ...one, key: 'left', look: 'ghost' }));
  return [...left, { ...about, key: 'subject', berth_ids: to, look: 'moved' }];
}

/** The nights of the berths concerned, now or after the remedy. */
export function chartedNights({ bars }: Plan, conflict: ConflictDetail, remedy: Remedy | null): ChartedNights[] {
  const ids = chartedBerths(conflict, remedy).map(({ berth_id }) => berth_id);
  const moves = movesOf(remedy);
  const others = bars
    .filter((bar) => bar.kind !== 'AWAY' && ids.includes(bar.berth_id))
    // The boat of the conflict is drawn below.
    .filter(({ kind, reservation_id }) => kind !== 'OVERDUE' || reservation_id !== conflict.boat.reservation_id)
    .filter(({ reservation_id }) => reservation_id === null || !moves.has(reservation_id))
    .map((bar): ChartedNights => ({
      key: `${bar.allocation_id} ${bar.start_date}`,
      name: bar.boat.name ?? '',
      berth_ids: [bar.berth_id, ...bar.extends_over],
      start_date: bar.start_date,
      end_date: bar.end_date,
      look:
        bar.reservation_id === conflict.boat.reservation_id
          ? lookOf(conflict)
          : bar.kind === 'RESIDENT'
            ? 'resident'
            : 'visitor',
    }));
  const { kind, berth, boat, start_date, end_date } = conflict;
  const here: ChartedNights[] =
    (kind === 'LATE_DEPARTURE' || kind === 'BERTH_TAKEN') && !moves.has(boat.reservation_id ?? '')
      ? [{ key: 'here', name: boat.vessel.name, berth_ids: [berth.id], start_date, end_date, look: 'late' }]
      : [];
  const moved = [...moves].flatMap(([reservation_id, berth_ids]): ChartedNights[] => {
    const own = reservation_id === remedy?.stay?.reservation_id;
    if (remedy?.nights == null) return [];
    const name = (own ? remedy.stay?.boat : remedy.other?.boat) ?? '';
    return [{ key: `moved ${reservation_id}`, name, berth_ids, ...remedy.nights, look: 'moved' }];
  });
  return [...here, ...others, ...moved];
}

const lookOf = ({ kind }: ConflictDetail): BoatLook => (kind === 'BOAT_TOO_LARGE' ? 'misfit' : 'late');

/** The rows of the nights: the berth in dispute, then the new ones. */
export function chartedBerths(
  { berth }: Pick<ConflictDetail, 'berth'>,
  remedy: Remedy | null,
): readonly { readonly berth_id: string; readonly label: string }[] {
  const to = remedy?.to.filter(({ berth_id }) => berth_id !== berth.id) ?? [];
  return [{ berth_id: berth.id, label: berth.label }, ...to];
}
