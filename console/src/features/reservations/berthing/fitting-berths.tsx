import { useTranslation } from 'react-i18next';
import { CandidateRow } from '../../../entities/berth/candidate-row.js';
import type { StayDraft } from '../../../entities/berth/chosen-berth.js';
import { scaleFor } from '../../../entities/berth/drawing.js';
import { BerthRows } from '../../../entities/berth/berth-row.js';
import { useRemovalWords } from '../../../entities/berth/use-removal-words.js';
import type { WantedBerth } from './use-wanted-berth.js';
import { useBerthPlan } from '../../../entities/berth/use-berth-plan.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';

interface FittingBerthsProps {
  readonly draft: StayDraft;
  /** The berth that the stay was begun with; null: none. */
  readonly wanted: WantedBerth | null;
}

/** While a stay is entered: how many berths fit, and the one that a booking would get. */
export function FittingBerths({ draft, wanted }: FittingBerthsProps) {
  const { t } = useTranslation('reservations/side');
  const removalWords = useRemovalWords();
  const { nights } = useFormats();
  const plan = useBerthPlan(draft, false);
  const choice = wanted?.choice;
  const own = plan.matched?.items.find(({ berth_id }) => berth_id === choice?.berth_id);
  const best = own ?? plan.matched?.items[0];
  const note =
    plan.matched && t('berthsFit', { count: plan.matched.total, of: plan.asked, nights: nights(plan.nights) });
  return (
    <Card data-part="fitting">
      <Section title={t('trade:berth')} note={note}>
        {choice === undefined && wanted?.name != null && <p>{t('wantedBerthSoon', { berth: wanted.name })}</p>}
        {choice?.removed_by === null && <p>{t('wantedBerth', { berth: choice.berth_name })}</p>}
        {choice !== undefined && choice.removed_by !== null && (
          <p>{t('wantedBerthNot', { berth: choice.berth_name, why: removalWords(choice.removed_by, () => null) })}</p>
        )}
        {plan.waits ? <p>{t('stayIncomplete')}</p> : best === undefined && <WithoutBest plan={plan} />}
      </Section>
      {!plan.waits && best !== undefined && (
        <BerthRows aria-label={t('trade:berthsThatFit')}>
          <CandidateRow
            match={best}
            before={null}
            pier={null}
            scale={scaleFor(draft.vessel, [
              { length: draft.vessel.length + best.why.spare_loa, beam: draft.vessel.beam + best.why.spare_beam },
            ])}
            boat={draft.vessel}
            chosen={own !== undefined}
            actions={null}
          />
        </BerthRows>
      )}
    </Card>
  );
}

function WithoutBest({ plan }: { readonly plan: ReturnType<typeof useBerthPlan> }) {
  const { t } = useTranslation('reservations/side');
  const { nights } = useFormats();
  const problemWords = useProblemWords();
  if (plan.error !== null) return <ErrorState text={problemWords(plan.error)} onRetry={plan.reload} />;
  if (plan.matched === undefined) return <LoadingLines lines={1} rowHeight={92} />;
  return <EmptyState title={t('noBerthTitle')}>{t('noBerth', { nights: nights(plan.nights) })}</EmptyState>;
}
