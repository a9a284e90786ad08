import { useEffect, useState } from 'react';
import { retryImport } from '../../../lib/files/retry-import.js';
import { whenIdle } from '../../../lib/time/when-idle.js';
import type { PlanQuestion, planQuestion as askPlan } from '../model/plan-question.js';

type Ask = typeof askPlan;

let loaded: Ask | undefined;
const nothing: Ask = () => null;

/** What makes a question to the pricing plan of a stay as typed. It asks nothing while it is not needed, and until its rules are loaded. */
export function usePlanQuestion(needed: boolean): Ask {
  const [ask, setAsk] = useState(() => loaded);
  useEffect(() => {
    if (!needed || ask !== undefined) return undefined;
    // After the page has shown what is agreed: schemas come with it, which take their time. Until then a price can be typed.
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

/** Two stays with the same key cost the same by the plan. */
export function questionKey(question: PlanQuestion | null): string {
  return question === null ? '' : JSON.stringify(question);
}
