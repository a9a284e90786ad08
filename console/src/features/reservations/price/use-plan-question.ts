import { useEffect, useState } from 'react';
import { retryImport } from '../../../lib/files/retry-import.js';
import { whenIdle } from '../../../lib/time/when-idle.js';
import type { PlanQuestion, planQuestion as askPlan } from '../model/plan-question.js';

type Ask = typeof askPlan;

let loaded: Ask | undefined;
const nothing: Ask = () => null;

/**
 * Builds the question to the pricing plan for a stay as typed. The result is null while no price is needed and until
 * the rules are loaded.
 */
export function usePlanQuestion(needed: boolean): Ask {
  const [ask, setAsk] = useState(() => loaded);
  useEffect(() => {
    if (!needed || ask !== undefined) return undefined;
    // The rules are loaded once the page is shown, because their schemas take time. A price can be typed before that.
    let stop = whenIdle(() => {
      stop = retryImport(
        () => import('../model/plan-question.js'),
        ({ planQuestion }) => {
          loaded = planQuestion;
          setAsk(() => planQuestion);
        },
      );
    });
    return () => stop();
  }, [needed, ask]);
  return needed ? (ask ?? nothing) : nothing;
}

/** Stays with the same key have the same price in the plan. */
export function questionKey(question: PlanQuestion | null): string {
  return question === null ? '' : JSON.stringify(question);
}
