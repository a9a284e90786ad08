import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '../../lib/session/may.js';
import { planActionCalls } from '../../../../contracts/berths/plan-calls.js';

interface PlanChangesLinkProps {
  /** The berth or the stay whose changes are listed. */
  readonly of: 'berth' | 'reservation';
  readonly id: string;
}

/** Opens the changes of the plan on one berth or one stay; absent for users who may not see the plan. */
export function PlanChangesLink({ of, id }: PlanChangesLinkProps) {
  const { t } = useTranslation('entities/berth');
  if (!useMay(planActionCalls.planActions.access)) return null;
  return <Link to={`/plan/changes?${of}=${id}`}>{t('planChanges')}</Link>;
}
