import { useEffect, useState } from 'react';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';
import type { Match } from '../../../../../contracts/berths/matches.js';
import type { VesselType } from '../../../../../contracts/vocabulary/sizes.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { usePresence } from '../../../lib/realtime/presence.js';
import { useMarina } from '../../../lib/session/session.js';

/** Berths that the page proposes. */
const PROPOSED = 3;

interface StayToBerth {
  readonly start_date: string;
  readonly end_date: string;
}

interface BoatToBerth {
  readonly length: number;
  readonly beam: number | null;
  readonly draft: number | null;
  readonly type: VesselType | null;
}

/** A proposed berth. `entered_by`: colleagues who are entering a booking of it. */
export interface ProposedBerth {
  readonly match: Match;
  readonly entered_by: readonly string[];
}

interface Chosen {
  readonly berth_id: string;
  /** Null: the page's address named the berth by its id only. */
  readonly name: string | null;
}

interface Choice {
  /** The boat and the nights for which the berth was chosen, as they were asked about; null: not asked yet. */
  readonly wish: string | null;
  readonly chosen: Chosen | null;
  /** The name of the chosen berth that was taken in the meantime. */
  readonly lost: string | null;
}

const unnamed = (berth_id: string): Chosen => ({ berth_id, name: null });
const nameOf = ({ berth_id, berth_name: name }: Match): Chosen => ({ berth_id, name });

/** The choice once an answer arrived. A berth that no longer fits other dates was not taken by anybody. */
function choiceAfter(before: Choice, wish: string, all: readonly Match[]): Choice {
  const { chosen } = before;
  const kept = all.find(({ berth_id }) => berth_id === chosen?.berth_id);
  if (kept !== undefined) return before.wish === wish ? before : { wish, chosen: nameOf(kept), lost: null };
  const [best] = all;
  const lost = before.wish === wish ? (chosen?.name ?? before.lost) : null;
  const next = best === undefined ? null : nameOf(best);
  const same = before.wish === wish && before.lost === lost && next === null && chosen === null;
  return same ? before : { wish, chosen: next, lost };
}

/**
 * The best berths for the stay, and the one that is chosen: the best, until the user chooses another. Colleagues see on
 * their pages that it is being booked. If it is taken in the meantime, the next best is chosen and the page says so.
 */
export function useBerthChoice(stay: StayToBerth | null, boat: BoatToBerth | null, named: string | null) {
  const planned = useMarina().marina_settings.permissions.inventory === true;
  const [choice, setChoice] = useState<Choice>({
    wish: null,
    chosen: named === null ? null : unnamed(named),
    lost: null,
  });
  const enabled = planned && stay !== null && boat !== null;
  const wish = wishOf(stay, boat);
  const { data, error, isPlaceholderData } = useLoad(availabilityCalls.listMatchedBerths, wish, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    enabled,
    keepPrevious: true,
  });
  const answered = enabled && data !== undefined && !isPlaceholderData;
  const all = enabled ? (data?.items ?? []) : [];
  const next = answered ? choiceAfter(choice, JSON.stringify(wish), all) : choice;
  useEffect(() => {
    if (next !== choice) setChoice(next);
  }, [next, choice]);
  const { chosen, lost } = next;
  const wanted = all.find(({ berth_id }) => berth_id === chosen?.berth_id);
  const shown = proposedOf(all, wanted);
  const current = wanted ?? shown[0] ?? null;
  const [first, second, third] = shown.map(({ berth_id }) => berth_id);
  const own = current?.berth_id;
  const others = [useOthers(first, own), useOthers(second, own), useOthers(third, own)];
  return {
    planned,
    proposed: shown.map((match, at): ProposedBerth => ({ match, entered_by: others[at] ?? [] })),
    total: data?.total ?? 0,
    /** The berth that the booking gets; null while none is known. */
    current,
    /** The name of the chosen berth that was taken in the meantime; null: none was. */
    lost,
    answered,
    error,
    choose: (match: Match) => setChoice({ ...next, chosen: nameOf(match), lost: null }),
  };
}

/** The best berths, with the chosen one among them. */
function proposedOf(all: readonly Match[], wanted: Match | undefined): Match[] {
  const first = wanted === undefined || all.indexOf(wanted) < PROPOSED ? all : [wanted, ...all];
  return [...new Set(first)].slice(0, PROPOSED);
}

/** What is asked of the plan; sizes that are not known are not checked. */
function wishOf(stay: StayToBerth | null, boat: BoatToBerth | null) {
  return {
    start_date: stay?.start_date ?? '',
    end_date: stay?.end_date ?? '',
    length: boat?.length ?? 0,
    beam: boat?.beam ?? null,
    draft: boat?.draft ?? null,
    type: boat?.type ?? null,
  };
}

export type BerthChoice = ReturnType<typeof useBerthChoice>;

/** No berth has this id. */
const NO_BERTH = '00000000-0000-4000-8000-000000000000';

/** The names of colleagues who have this berth chosen for a booking of theirs. */
function useOthers(berthId: string | undefined, own: string | undefined): string[] {
  const id = berthId ?? NO_BERTH;
  const people = usePresence({ kind: 'booking', id }, id === own);
  return berthId === undefined ? [] : people.filter(({ answering }) => answering).map(({ name }) => name);
}
