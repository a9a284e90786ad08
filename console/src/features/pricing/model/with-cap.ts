import type { PlanForm } from './plan-form.js';

/** The form whose stays never cost more than the next longer price. */
export function withCap(form: PlanForm): PlanForm {
  const { tiers } = form;
  return {
    ...structuredClone(form),
    tiers:
      tiers === undefined
        ? {
            combine: 'CAPPED',
            edge: 'EACH_NIGHT',
            week: { nights: 7, costs_nights: null },
            month: { nights: null, costs_nights: null },
          }
        : { ...structuredClone(tiers), combine: 'CAPPED' },
  };
}
