import { useTranslation } from 'react-i18next';
import type { PlanAction } from '../../../../../contracts/berths/plan-actions.js';
import { useWhyNotUndo } from '../../../entities/berth-plan/use-why-not-undo.js';
import { useFormats } from '../../../lib/format/use-formats.js';

export interface ActionWords {
  /** "Horizon III moved" */
  readonly whatOf: (action: PlanAction) => string;
  /** "A4 to A9"; empty for actions on several stays. */
  readonly whereOf: (action: PlanAction) => string;
  /** Why an action cannot be undone; null: it can. */
  readonly whyNot: (action: PlanAction) => string | null;
}

type Segments = PlanAction['stays'][number]['from'];

/** The texts of what was done on the plan. */
export function useActionWords(): ActionWords {
  const { t } = useTranslation('plan');
  const { instant } = useFormats();
  const whyNot = useWhyNotUndo();
  const named = (segments: Segments): string => [...new Set(segments.map(({ berth_name }) => berth_name))].join(' + ');
  return {
    whatOf: ({ kind, stays }) => {
      const boats = stays.map(({ boat_name }) => boat_name ?? t('trade:unnamedBoat'));
      if (kind === 'BULK') return t('action_BULK', { count: stays.length });
      return t(`action_${kind}`, { boat: boats[0] ?? '', other: boats[1] ?? '' });
    },
    whereOf: ({ stays: [stay, second] }) => {
      if (stay === undefined || second !== undefined) return '';
      const [from, to] = [named(stay.from), named(stay.to)];
      return from === '' || to === '' || from === to ? from || to : t('fromBerthTo', { from, to });
    },
    whyNot: (action) => {
      const why = whyNot(action);
      const { by = null, at = null } = action.why_not ?? {};
      if (why === null || by?.name == null || at === null) return why;
      return t('whyNotBy', { why, name: by.name, when: instant(at) });
    },
  };
}
