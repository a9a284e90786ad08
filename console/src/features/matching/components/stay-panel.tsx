import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { RefusalBanner } from '../../../entities/reservation/refusal-banner.js';
import { useMay } from '../../../lib/session/may.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { usePlacingCalls } from '../api/use-placing-calls.js';
import { type NamedWish, questionBefore, type Question } from '../model/questions.js';
import { HowGivenDialog } from './how-given-dialog.js';
import { LineStrip } from './line-strip.js';
import { ManualQuestion } from './manual-question.js';
import { NoBerthFits } from './no-berth-fits.js';
import { RunningOffer } from './running-offer.js';
import { SetManually } from './set-manually.js';
import { Foot, StayFoot } from './stay-foot.js';
import { StayHead } from './stay-head.js';
import { Suggestions } from './suggestions.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

interface StayPanelProps {
  readonly stay: PlacingDetail;
  readonly takesFocus: boolean;
  readonly offerHours: number;
  readonly onNext: () => void;
}

/** The chosen stay with the berths that fit, and what staff do with it. */
export function StayPanel({ stay, takesFocus, offerHours, onNext }: StayPanelProps) {
  const { t } = useTranslation('matching');
  const toast = useToast();
  const mayBerth = useMay(matchingCalls.offerBerth.access);
  const mayWait = useMay(reservationCalls.update.access);
  const [question, setQuestion] = useState<Question | null>(null);
  const [manual, setManual] = useState<NamedWish | null>(null);
  const [report, setReport] = useState<{ title: string; about: { reservation_id: string } | { berth_id: string } }>();
  const boat = stay.vessel.name === '' ? t('trade:unnamedBoat') : stay.vessel.name;
  const settled = (text: string, next = false) => {
    setQuestion(null);
    setManual(null);
    toast({ kind: 'done', text });
    if (next) onNext();
  };
  const calls = usePlacingCalls(stay, {
    onGiven: (berth) => settled(t('given', { boat, berth }), true),
    onOffered: (berth) => settled(t('offeredDone', { boat, berth })),
    onSkipped: () => setQuestion(null),
    onWithdrawn: () => settled(t('withdrawn', { boat })),
    onWaiting: () => settled(t('waitsNow', { boat })),
  });
  const waiting = stay.reservation_status === 'waiting_list';
  const lockedReason = mayBerth ? null : t('noPermission');
  const best = stay.matches[0]?.berth_id ?? null;
  const give = (berth: NamedWish, confirmed = false) => {
    calls.reset();
    const suggested = stay.matches.some(({ berth_id }) => berth_id === berth.berth_id);
    setManual(suggested ? null : berth);
    const asked = questionBefore({ berth, best, waiting }, confirmed);
    setQuestion(asked);
    if (asked === null) void calls.give(berth.berth_id, confirmed, undefined, berth.berth_name);
  };
  const top = stay.matches[0];
  const looks = stay.berth_offer === null && stay.berth === null;
  return (
    <Card>
      <StayHead
        stay={stay}
        takesFocus={takesFocus}
        onHowGiven={() =>
          setReport({ title: t('howGivenTo', { boat }), about: { reservation_id: stay.reservation_id } })
        }
      />
      {stay.berth_offer !== null && <RunningOffer offer={stay.berth_offer} calls={calls} lockedReason={lockedReason} />}
      {looks && top !== undefined && <LineStrip match={top} />}
      <RefusalBanner reservationId={stay.reservation_id} error={calls.error} />
      {stay.berth !== null && stay.berth_offer === null && (
        <Foot>
          <Banner tone="good">{t('hasBerth', { boat, berth: stay.berth })}</Banner>
        </Foot>
      )}
      {looks && (
        <>
          {stay.matches.length > 0 ? (
            <Suggestions
              key={`suggestions ${stay.reservation_id}`}
              {...{ stay, question, calls, lockedReason }}
              onAsk={setQuestion}
              onGive={give}
            />
          ) : (
            <NoBerthFits stay={stay} busy={calls.busy} mayWait={mayWait} onWait={calls.wait} />
          )}
          <SetManually
            key={stay.reservation_id}
            stay={stay}
            busy={calls.busy}
            lockedReason={lockedReason}
            onGive={(berth) => give(berth)}
          />
          {manual !== null && question !== null && (
            <ManualQuestion
              {...{ stay, question, calls }}
              berth={manual}
              onGive={give}
              onClose={() => {
                setQuestion(null);
                setManual(null);
              }}
            />
          )}
        </>
      )}
      <StayFoot
        stay={stay}
        offerHours={looks && waiting ? offerHours : null}
        onNext={onNext}
        onHowGiven={({ berth_id, berth_name }) =>
          setReport({ title: t('howGivenOf', { berth: berth_name }), about: { berth_id } })
        }
      />
      {report !== undefined && <HowGivenDialog {...report} onClose={() => setReport(undefined)} />}
    </Card>
  );
}
