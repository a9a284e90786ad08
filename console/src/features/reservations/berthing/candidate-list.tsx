import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '../../../../../contracts/berths/matches.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { BerthRows } from '../../../entities/berth/berth-row.js';
import { stillOpen, takesBerthAtOnce } from './berthing-rules.js';
import { CandidateActions } from './candidate-actions.js';
import { CandidateRow } from '../../../entities/berth/candidate-row.js';
import type { DrawingScale } from '../../../entities/berth/drawing.js';
import type { StayDraft } from '../../../entities/berth/chosen-berth.js';
import type { BerthPlan } from '../../../entities/berth/use-berth-plan.js';
import type { Berthing } from './use-berthing.js';

interface CandidateListProps {
  readonly reservation: ReservationDetail;
  readonly draft: StayDraft;
  readonly scale: DrawingScale;
  readonly plan: BerthPlan;
  readonly berthing: Berthing;
  readonly chosenBerthId: string | null;
  readonly lockedReason: string | null;
}

/** Number of candidates that can be compared at a glance; the others are shown on request. */
const FIRST = 4;

/** The berths that fit and are free, best first, each with the reasons for its rank. */
export function CandidateList({ plan, ...props }: CandidateListProps) {
  const { t } = useTranslation('reservations/side');
  const problemWords = useProblemWords();
  const { nights } = useFormats();
  if (plan.waits) return <Section>{t('stayIncomplete')}</Section>;
  if (plan.matched === undefined) {
    return (
      <Section>
        {plan.error === null ? (
          <LoadingLines lines={3} rowHeight={92} />
        ) : (
          <ErrorState text={problemWords(plan.error)} onRetry={plan.reload} />
        )}
      </Section>
    );
  }
  const items = stillOpen(plan.matched.items, props.reservation, props.draft);
  if (items.length > 0) return <Candidates {...props} plan={plan} items={items} />;
  return (
    <Section>
      <EmptyState title={t('noBerthTitle')}>{t('noBerth', { nights: nights(plan.nights) })}</EmptyState>
    </Section>
  );
}

function Candidates(props: CandidateListProps & { readonly items: readonly Match[] }) {
  const { items, plan, reservation, draft, scale, berthing, chosenBerthId, lockedReason } = props;
  const { t } = useTranslation('reservations/side');
  const [all, setAll] = useState(false);
  const shown = items.filter((match, index) => all || index < FIRST || match.berth_id === chosenBerthId);
  return (
    <>
      <BerthRows aria-label={t('trade:berthsThatFit')}>
        {shown.map((match) => (
          <CandidateRow
            key={match.berth_id}
            match={match}
            before={items[items.indexOf(match) - 1] ?? null}
            pier={pierOf(match, reservation, plan)}
            scale={scale}
            boat={draft.vessel}
            chosen={match.berth_id === chosenBerthId}
            actions={
              <CandidateActions
                berth={{ berth_id: match.berth_id, name: match.berth_name, below: null }}
                chosen={match.berth_id === chosenBerthId}
                atOnce={takesBerthAtOnce(reservation.reservation_status)}
                suggestion={reservation.matches.find((one) => one.berth_id === match.berth_id)?.id ?? null}
                berthing={berthing}
                lockedReason={lockedReason}
              />
            }
          />
        ))}
      </BerthRows>
      {shown.length < items.length && (
        <Section>
          <div style={{ marginLeft: -10 }}>
            <Button kind="quiet" onClick={() => setAll(true)}>
              {t('moreBerths', { count: items.length - shown.length })}
            </Button>
          </div>
        </Section>
      )}
    </>
  );
}

function pierOf({ berth_id }: Match, { matches }: ReservationDetail, { choices }: BerthPlan): string | null {
  const choice = choices?.find((berth) => berth.berth_id === berth_id);
  return choice?.pier_name ?? matches.find((match) => match.berth_id === berth_id)?.berth?.pier_name ?? null;
}
