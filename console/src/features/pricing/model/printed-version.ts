import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import type { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { PlanDraft } from '../../../../../contracts/pricing/plan.js';

export interface PrintedVersion {
  /** Null: the marina has no prices. */
  readonly plan: PlanDraft | null;
  readonly isDraft: boolean;
  /** There is a published list and a draft. */
  readonly both: boolean;
  /** The published lists are numbered from 1; a draft has the number that it gets when it is published. */
  readonly number: number;
  /** When the list was published; null: it was not. */
  readonly published_at: string | null;
}

/** The list that is printed: the draft where it is wanted or alone, else the published one. */
export function printedVersion(
  answer: AnswerOf<typeof pricingCalls.getPlan>,
  versions: number,
  wantsDraft: boolean,
): PrintedVersion {
  const { season_pricing_plan: published, version } = answer;
  const draft = answer.draft?.season_pricing_plan ?? null;
  const isDraft = draft !== null && (published === null || wantsDraft);
  return {
    plan: isDraft ? draft : published,
    isDraft,
    both: draft !== null && published !== null,
    number: isDraft ? versions + 1 : Math.max(versions, 1),
    published_at: isDraft ? null : (version?.published_at ?? null),
  };
}
