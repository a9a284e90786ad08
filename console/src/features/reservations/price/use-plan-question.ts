import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/time/when-idle.js';
import type { PlanQuestion, planQuestion } from '../model/plan-question.js';

type Ask = typeof planQuestion;

let loaded: Ask | undefined;
const nothing: Ask = () => null;

/** What makes a question to the pricing plan of a stay as typed. It asks nothing while it is not needed, and until its rules are loaded. */
export function usePlanQuestion(needed: boolean): Ask {
  const [ask, setAsk] = useState(() => loaded);
  useEffect(() => {
    if (!needed || ask !== undefined) return undefined;
    let stands = true;
    const load = () =>
      void import('../model/plan-question.js').then(
        (module) => {
          loaded = module.planQuestion;
          if (stands) setAsk(() => module.planQuestion);
        },
        // Without them the plan is not asked; a price can be typed.
        () => undefined,
      );
    // After the page has shown what is agreed: schemas come with it, which take their time.
    const cancel = whenIdle(load);
    return () => {
      stands = false;
      cancel();
    };
  }, [needed, ask]);
  return needed ? (ask ?? nothing) : nothing;
}

/** Two stays with the same key cost the same by the plan. */
export function questionKey(question: PlanQuestion | null): string {
  return question === null ? '' : JSON.stringify(question);
}
