import { Injectable } from '@nestjs/common';
import type { UndoHindrance } from '../../../contracts/berths/plan-actions.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import type { RecordedAction } from '../domain/recorded-action.js';
import type { ActingIn } from '../lookups/reservation-facts.js';
import { PlanEffectsOf } from './plan-effects.js';
import { standingAction, UndoHindrances } from './undo-hindrances.js';
import { UndoIntents } from './undo-intents.js';

/** Rehearsals of one list that run at once: each reads the plan and its reservations. */
const AT_ONCE = 4;

/**
 * Whether actions can be undone: what others built on them, then what plan, reservation and absence report would refuse.
 * The list of actions and the preview of an undo both answer by this.
 */
@Injectable()
export class UndoVerdicts {
  constructor(
    private readonly hindrances: UndoHindrances,
    private readonly undoing: UndoIntents,
    private readonly effects: PlanEffectsOf,
  ) {}

  /**
   * Why each of these actions cannot be undone; null: it can.
   * @param known the actions of the last days, which say whether an action was undone
   */
  async of(
    actions: readonly RecordedAction[],
    known: readonly RecordedAction[],
    context: ActingIn,
  ): Promise<readonly (UndoHindrance | null)[]> {
    const hindrances = await this.hindrances.of(actions, known, context);
    const verdict = async (action: RecordedAction, index: number): Promise<UndoHindrance | null> => {
      const hindrance = hindrances[index] ?? null;
      if (hindrance !== null) return hindrance;
      const refusal = await this.refusal(standingAction(action, known), context);
      return refusal === null ? null : refused(refusal);
    };
    return sideBySide(actions, verdict, AT_ONCE);
  }

  private async refusal(action: RecordedAction, context: ActingIn): Promise<Refusal | null> {
    const intent = await this.undoing.of(action, context);
    return isRefusal(intent) ? intent : this.effects.refusalOf(intent, context);
  }
}

function refused({ code, details = {} }: Refusal): UndoHindrance {
  return { code: 'REFUSED', refusal: { code, details: { ...details } }, by: null, at: null };
}
