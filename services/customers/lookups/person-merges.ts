import { Injectable } from '@nestjs/common';
import type { BoaterMergeView } from '../../../contracts/customers/boater.js';
import { Clock } from '../../platform/clock/clock.js';
import { fullNameOf } from '../domain/boater-view.js';
import { undoHindrance, undoUntil } from '../domain/merging.js';
import { BoaterRegister } from '../records/boater-register.js';

/** The records that were merged into a boater's, and whether that can be undone. */
@Injectable()
export class PersonMerges {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async of(marina_id: string, boaterId: string): Promise<BoaterMergeView[]> {
    const state = await this.boaters.record(marina_id, boaterId);
    if (state === null) return [];
    const views = await Promise.all(
      state.merges.map(async ({ merged_id, at }) => {
        const merged = await this.boaters.record(marina_id, merged_id);
        return {
          merged_id,
          full_name: fullNameOf(merged?.contact ?? null),
          merged_at: at,
          undo_until: undoUntil(at),
          hindrance: undoHindrance(state, merged_id, this.clock.nowIso()),
        };
      }),
    );
    return views.reverse();
  }
}
