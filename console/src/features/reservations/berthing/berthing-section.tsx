import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { assignHindrance, hasEnded, matchWasLost } from './berthing-rules.js';
import { BerthQuestions } from './berth-questions.js';
import { CandidateList } from './candidate-list.js';
import { type DrawingScale, scaleFor } from '../../../entities/berth/drawing.js';
import type { ChosenBerth, StayDraft } from '../../../entities/berth/chosen-berth.js';
import { HeldBerth } from './held-berth.js';
import { PlanChangesLink } from '../../../entities/berth/plan-changes-link.js';
import { OtherBerths } from '../../../entities/berth/other-berths.js';
import { TellingFields } from '../../../entities/stay-change/telling-fields.js';
import { useBerthing } from './use-berthing.js';
import { useTakenChoice } from './use-taken-choice.js';
import { type BerthPlan, useBerthPlan } from '../../../entities/berth/use-berth-plan.js';

interface BerthingSectionProps {
  readonly reservation: ReservationDetail;
  readonly draft: StayDraft;
  readonly chosenBerthId: string | null;
  readonly onChoose: (berth: ChosenBerth | null) => void;
  /** Translated reason why nothing can be chosen at the moment; null: it can. */
  readonly disabledReason: string | null;
}

/**
 * The boat's current or planned berth, the berths that fit with their reasons, and the others with the reasons against
 * them.
 */
export const BerthingSection = memo(function BerthingSection(props: BerthingSectionProps) {
  const { reservation, draft, chosenBerthId, onChoose, disabledReason } = props;
  const { t } = useTranslation('reservations/side');
  const { nights } = useFormats();
  const problemWords = useProblemWords();
  const today = useMarinaToday();
  const [showsOthers, setShowsOthers] = useState(false);
  const [changing, setChanging] = useState(false);
  const plan = useBerthPlan(draft, showsOthers);
  const hindrance = assignHindrance(reservation.reservation_status, draft.start_date, today);
  const lost = matchWasLost(reservation);
  // The berths of a stay that has one stay folded until another one is wanted.
  const folded = reservation.berth !== null && !lost && !changing;
  const berthing = useBerthing({
    reservation,
    onChoose: (berth) => {
      onChoose(berth);
      if (berth === null) setChanging(false);
    },
  });
  const taken = useTakenChoice(chosenBerthId, draft, onChoose);
  const locked = disabledReason ?? (hindrance === null ? null : t(`assignHindrance_${hindrance}`));
  const scale = scaleOf(props, plan);
  const total = plan.matched?.total ?? 0;
  const note =
    plan.matched === undefined
      ? undefined
      : t('berthsFit', { count: total, of: plan.asked, nights: nights(plan.nights) });
  return (
    <Card data-part="berthing">
      <Section
        title={t('trade:berth')}
        note={hindrance === null ? note : undefined}
        actions={<PlanChangesLink of="reservation" id={reservation.id} />}
      >
        {taken !== null && <JustGiven {...taken} />}
        {lost && (
          <Banner tone="wrong" live title={t('matchLostTitle')}>
            {t('matchLost', { berth: berthing.heldName ?? t('theBerth') })}
          </Banner>
        )}
        {berthing.error !== null && (
          <Banner tone="wrong" live>
            {problemWords(berthing.error)}
          </Banner>
        )}
        {hindrance !== null && <p>{t(`assignHindrance_${hindrance}`)}</p>}
      </Section>
      <HeldBerth
        reservation={reservation}
        draft={draft}
        scale={scale}
        berthing={berthing}
        lockedReason={locked}
        over={hasEnded(reservation, today)}
      />
      {folded && hindrance === null && (
        <Section>
          <div>
            <Button disabledReason={locked} onClick={() => setChanging(true)}>
              {t('changeBerth')}
            </Button>
          </div>
        </Section>
      )}
      {hindrance === null && !folded && (
        <>
          {berthing.telling !== null && (
            <Section>
              <TellingFields
                value={berthing.telling}
                required={false}
                tellable
                disabled={locked !== null || berthing.busy}
                onChange={berthing.setTelling}
              />
            </Section>
          )}
          <CandidateList
            reservation={reservation}
            draft={draft}
            scale={scale}
            plan={plan}
            berthing={berthing}
            chosenBerthId={chosenBerthId}
            lockedReason={locked}
          />
          <OtherBerths
            seeker={{ reservation_id: reservation.id, vessel_id: reservation.vessel.id }}
            heldId={reservation.berth_id}
            draft={draft}
            scale={scale}
            plan={plan}
            picking={berthing}
            open={showsOthers}
            onOpen={setShowsOthers}
            chosenBerthId={chosenBerthId}
            lockedReason={locked}
          />
        </>
      )}
      <BerthQuestions berthing={berthing} />
    </Card>
  );
});

/** Says that a colleague gave the chosen berth to another boat. */
function JustGiven({ berth, boat }: { readonly berth: string; readonly boat: string | null }) {
  const { t } = useTranslation('reservations/side');
  return (
    <Banner tone="wrong" live>
      {boat === null ? t('justGivenAway', { berth }) : t('justGiven', { berth, boat })}
    </Banner>
  );
}

/** All drawings of the section have the same scale: the berth held, the candidates and the other berths. */
function scaleOf({ reservation: { berth }, draft: { vessel } }: BerthingSectionProps, plan: BerthPlan): DrawingScale {
  const candidates = plan.matched?.items ?? [];
  return scaleFor(vessel, [
    ...(berth === null ? [] : [{ length: berth.length, beam: berth.beam }]),
    ...candidates.map(({ why }) => ({
      length: vessel.length + why.spare_loa,
      beam: vessel.beam + why.spare_beam,
    })),
    ...(plan.choices ?? []).map(({ length, max_beam }) => ({ length, beam: max_beam })),
  ]);
}
