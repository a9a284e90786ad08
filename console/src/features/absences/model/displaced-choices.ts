import type { DisplacedChoice } from '../../../../../contracts/absences/absence.js';
import type { DisplacedVisitor } from '../../../../../contracts/absences/forecast.js';
import { placeholdersIn } from '../../../../../contracts/messages/rules/template-text.js';

/** What staff have chosen for one visitor so far. */
export interface ChoiceDraft {
  readonly way: 'BEST' | 'OTHER' | 'MESSAGE' | 'WITHOUT_BERTH';
  /** With OTHER; null until one is chosen. */
  readonly berth_id: string | null;
  /** With MESSAGE. */
  readonly text: string;
}

export type ChoiceDrafts = Readonly<Record<string, ChoiceDraft>>;

export const emptyChoice = { berth_id: null, text: '' } as const;

/** The choice of one visitor; null while it is not complete. */
export function choiceOf(visitor: DisplacedVisitor, draft: ChoiceDraft | undefined): DisplacedChoice | null {
  const { allocation_id, berths } = visitor;
  switch (draft?.way) {
    case undefined:
      return null;
    case 'BEST': {
      const [best] = berths;
      return best === undefined ? null : { choice: 'MOVE', allocation_id, berth_id: best.berth_id };
    }
    case 'OTHER': {
      const { berth_id } = draft;
      const known = berths.some((berth) => berth.berth_id === berth_id);
      return berth_id === null || !known ? null : { choice: 'MOVE', allocation_id, berth_id };
    }
    case 'MESSAGE':
      return draft.text.trim() === '' || placeholdersIn(draft.text).length > 0
        ? null
        : { choice: 'MESSAGE', allocation_id, text: draft.text };
    case 'WITHOUT_BERTH':
      return { choice: 'WITHOUT_BERTH', allocation_id };
  }
}

/** The choices of all visitors; null while one is missing. */
export function choicesOf(visitors: readonly DisplacedVisitor[], drafts: ChoiceDrafts): DisplacedChoice[] | null {
  const choices = visitors.map((visitor) => choiceOf(visitor, drafts[visitor.allocation_id]));
  return choices.every((choice) => choice !== null) ? choices : null;
}

export type Outcome = 'plain' | 'message' | 'move' | 'without' | 'mixed';

/** What saving will do to the visitors. A message to one of them keeps everything else as it is. */
export function outcomeOf(choices: readonly DisplacedChoice[]): Outcome {
  if (choices.length === 0) return 'plain';
  if (choices.some(({ choice }) => choice === 'MESSAGE')) return 'message';
  if (choices.every(({ choice }) => choice === 'MOVE')) return 'move';
  return choices.every(({ choice }) => choice === 'WITHOUT_BERTH') ? 'without' : 'mixed';
}
