import { conflictApi } from '../../../contracts/conflicts/api.js';
import type { ConflictDetail } from '../../../contracts/conflicts/conflict.js';
import { partsOfConflictId } from '../../../contracts/conflicts/rules/conflict-id.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type Conflict, ConflictLookup, type StayDocument } from '../lookups/conflict-lookup.js';
import { ConflictNameLookup } from '../lookups/conflict-name-lookup.js';
import { ConflictViews, summaryOf } from '../lookups/conflict-view.js';
import { RemedyLookup } from '../lookups/remedy-lookup.js';
import type { ConflictDecision } from '../projections/conflict-decisions.js';

/** One conflict with its remedies, or how it was solved. */
@Handles(conflictApi.get)
export class ShowConflict {
  constructor(
    private readonly finding: ConflictLookup,
    private readonly naming: ConflictNameLookup,
    private readonly remedies: RemedyLookup,
    private readonly views: ConflictViews,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { conflict_id, sizes },
    marina_id,
  }: ReceivedCall<typeof conflictApi.get>): Promise<ConflictDetail | Refusal> {
    const { kind, reservation_id } = partsOfConflictId(conflict_id);
    const stay = await this.finding.stay(marina_id, reservation_id);
    const moment = await this.finding.moment(marina_id);
    if (stay === null || moment === null) return refuse('not_found', 'NOT_FOUND');
    const conflict = await this.finding.of(stay, conflict_id, moment);
    const decision = (await this.views.decisions([conflict_id])).get(conflict_id);
    const names = await this.naming.of(marina_id, conflict === null ? [] : [conflict], [stay]);
    const now = this.clock.nowIso();
    const shown = conflict ?? gone(stay, conflict_id, kind);
    const summary = summaryOf(shown, names, decision, now);
    const about = { ...summary, sizes: sizesOf(stay), happened: happenedOf(stay, decision) };
    if (conflict === null) {
      const { at, by } = decision?.solved ?? stay.changed;
      const solved = { at, by, kind: decision?.solved?.kind ?? null, label: decision?.solved?.label ?? null };
      return { ...about, state: 'SOLVED', waiting: null, remedies: [], nothing_fits: false, solved };
    }
    const crowded = await this.finding.crowded(marina_id, moment);
    const { remedies, nothing_fits } = await this.remedies.of({
      conflict,
      names,
      moment,
      now,
      sizes: sizes ?? null,
      crowded,
    });
    return { ...about, remedies: [...remedies], nothing_fits, solved: null };
  }
}

/** A conflict that is no longer found: what is left of it is its stay. */
function gone(stay: StayDocument, conflict_id: string, kind: Conflict['kind']): Conflict {
  const { start_date, end_date } = stay;
  const berth = stay.lost ?? stay.moored ?? stay.berth ?? { id: '', label: '' };
  const named = { id: berth.id, label: berth.label };
  return { conflict_id, kind, stay, berth: named, start_date, end_date, others: [], excess: null, seen_gone: null };
}

function sizesOf({ booked_sizes: booked, card }: StayDocument): ConflictDetail['sizes'] {
  const card_changed = card?.changed === true ? { at: card.at, by: card.by } : null;
  return { booked, card: card?.sizes ?? null, card_changed };
}

/** Newest first. */
function happenedOf(stay: StayDocument, decision: ConflictDecision | undefined): ConflictDetail['happened'] {
  const { waiting = null, solved = null } = decision ?? {};
  const decided: ConflictDetail['happened'] = [];
  if (waiting !== null) decided.push({ what: 'WAITING', at: waiting.at, by: waiting.by, label: null });
  if (solved !== null) decided.push({ what: 'SOLVED', at: solved.at, by: solved.by, label: solved.label });
  const happened = stay.happened.map(({ by_id: _, ...one }) => one);
  return [...happened, ...decided].reverse().sort((one, other) => other.at.localeCompare(one.at));
}
