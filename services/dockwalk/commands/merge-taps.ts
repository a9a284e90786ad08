import type { MergedTaps, MergeTaps as Input, TapOutcomeRow } from '../../../contracts/dockwalk/taps.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { outcomeOf } from '../domain/walk.js';
import type { Walk } from '../domain/walk-state.js';
import { type Prepared, TapPreparing } from '../lookups/tap-preparing.js';
import { ShownConflicts } from '../lookups/shown-conflicts.js';
import { DockWalks } from '../records/dock-walks.js';

/** Adds the taps of a phone to a walk, which may be saved already. Taps that the walk has change nothing. */
export class MergeTaps extends Command<MergedTaps | Refusal> {
  constructor(
    readonly input: Input,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MergeTaps)
export class MergeTapsHandler {
  constructor(
    private readonly walks: DockWalks,
    private readonly preparing: TapPreparing,
    private readonly conflicts: ShownConflicts,
  ) {}

  async execute({ input, context }: MergeTaps): Promise<MergedTaps | Refusal> {
    const { session_id, device_id, taps } = input;
    const { marina_id } = context;
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const dateOf = (await this.walks.today(marina_id))?.dateOf ?? String;
    const prepared = await this.preparing.prepare(marina_id, device_id, taps, dateOf);
    const accepted = prepared.flatMap((one) => ('tap' in one ? [one.tap] : []));
    const receipt = await this.walks.execute(session_id, { type: 'Merge', taps: accepted }, context);
    if (isRefusal(receipt)) return receipt;
    crashPoint('dock_walk.after_taps');
    const after = await this.walks.find(marina_id, session_id);
    if (isRefusal(after)) return after;
    const outcomes = await this.outcomes(marina_id, after.walk, prepared);
    return { ...receipt, current_session_id: await this.walks.current(marina_id), outcomes };
  }

  /** As the walk is now, so that a resend learns what was decided since. */
  private async outcomes(marina_id: string, walk: Walk, prepared: readonly Prepared[]): Promise<TapOutcomeRow[]> {
    const found = prepared.map((one) => {
      const tap_id = 'tap' in one ? one.tap.tap_id : one.tap_id;
      const code = 'refused' in one ? one.refused : null;
      return { tap_id, code, known: outcomeOf(walk, tap_id) };
    });
    const asked = found.flatMap(({ known }) => known?.conflict ?? []);
    const shown = await this.conflicts.of(marina_id, walk, asked);
    return found.map(({ tap_id, code, known }) => {
      if (known === null) return { tap_id, outcome: 'REFUSED', code, conflict: null };
      const conflict = shown.get(known.conflict?.conflict_id ?? '') ?? null;
      return { tap_id, outcome: known.outcome, code: null, conflict };
    });
  }
}
