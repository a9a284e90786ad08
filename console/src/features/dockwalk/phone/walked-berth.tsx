import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { DockVessel } from '../../../../../contracts/dockwalk/boats.js';
import { AbsenceInquiry } from '../../../entities/berth/absence-inquiry.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { BerthAnswers } from '../berth/berth-answers.js';
import { EarlierFinding, ShouldBeHere } from '../berth/berth-head.js';
import { ChosenBoat } from '../berth/chosen-boat.js';
import { Following } from '../berth/following.js';
import { NewBoatForm } from '../berth/new-boat-form.js';
import { OtherBoat } from '../berth/other-boat.js';
import { PhotoButton, Photos } from '../berth/photos.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { useChosenBoat } from '../berth/use-chosen-boat.js';
import { WalkNote } from '../berth/walk-note.js';
import { unknownBoat } from '../model/answers.js';
import { seenOf } from '../model/boat-choice.js';
import { offeredAtBerth } from '../model/offered-at-berth.js';
import { nextUnchecked } from '../model/progress.js';
import type { ShownBerth } from '../model/standing.js';
import { berthAddress, newBoatAddress, pierAddress } from '../model/walk-address.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';
import { WalkFrame } from './walk-frame.js';

/** One berth on the walk: what should be there, what is there, and what else there is to say of it. */
export function WalkedBerth({ walk, berth }: { walk: Walk; berth: ShownBerth }) {
  const { t } = useTranslation('dockwalk');
  const words = useBerthWords(walk.date);
  const navigate = useNavigate();
  const may = useMayWalk();
  const [params] = useSearchParams();
  const { vesselId } = useParams();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const { row } = berth;
  const here = berthAddress(row.berth_id);
  const newName = params.get('new');
  const [choice, choose] = useChosenBoat(vesselId ?? null, berth, walk);
  const [searching, setSearching] = useState(vesselId !== undefined);
  const offline = walk.sending.offlineSince !== null;
  const next = nextUnchecked(walk.berths, row.berth_id);
  const pier = pierAddress(row.pier_id);
  const goOn = () => void navigate(next === null ? pier : berthAddress(next.row.berth_id), { replace: true });
  const record = async (boat: ReturnType<typeof seenOf>, described: DockVessel | null = null) => {
    await walk.steps.answer(berth, { is: 'BOAT', boat, described });
    setSearching(false);
    choose(null);
    void navigate(here, { replace: true });
  };
  const offered = offeredAtBerth({ berth, newName, chosen: choice !== null, searching, may });
  const frame = {
    title: newName === null ? row.name : t('newBoatIn', { berth: row.name }),
    subtitle: words.sizes(berth),
    back: newName === null ? { to: pier, label: t('backToPier') } : { to: here, label: t('backToBerth') },
    walk,
  };

  if (offered.page === 'new_boat' && newName !== null) {
    return (
      <WalkFrame
        {...frame}
        bottom={
          <BottomBar label={t('trade:actions')}>
            <PhotoButton wide onPhoto={(file) => void walk.steps.photo(berth, file)} />
            <Button kind="primary" size="large" type="submit" form={formId} busy={busy}>
              {t('addAndRecord')}
            </Button>
          </BottomBar>
        }
      >
        <NewBoatForm
          id={formId}
          berth={berth}
          name={newName}
          offline={offline}
          onBusy={setBusy}
          onDone={({ vessel_id, name, length, described }) =>
            void record({ ...unknownBoat(name), vessel_id, length }, described)
          }
        />
      </WalkFrame>
    );
  }

  return (
    <WalkFrame
      {...frame}
      bottom={
        <BottomBar label={t('trade:actions')}>
          {offered.page === 'record' && choice !== null ? (
            <>
              <Button size="large" onClick={() => void navigate(pier)}>
                {t('later')}
              </Button>
              <Button kind="primary" size="large" onClick={() => void record(seenOf(choice))}>
                {t('recordHere', { boat: words.boat(choice) })}
              </Button>
            </>
          ) : (
            <Button kind="primary" size="large" onClick={goOn}>
              {next === null ? t('backToPier') : t('nextBerth', { berth: next.row.name })}
            </Button>
          )}
        </BottomBar>
      }
    >
      <Card>
        <Section>
          <ShouldBeHere berth={berth} words={words} />
          <EarlierFinding berth={berth} words={words} />
        </Section>
      </Card>
      <Card>
        <Section title={t('whatIsHere')} note={words.seen(berth)}>
          <BerthAnswers
            berth={berth}
            words={words}
            searching={searching}
            onAnswer={
              may
                ? (answer) => {
                    setSearching(false);
                    choose(null);
                    void walk.steps.answer(berth, answer);
                  }
                : null
            }
            onOther={() => setSearching(!searching)}
          />
          {offered.recorded && <p>{t('recorded', { boat: words.title(berth), about: words.about(berth) })}</p>}
          {offered.search && (
            <OtherBoat
              berth={berth}
              berths={walk.berths}
              offline={offline}
              words={words}
              chosen={choice}
              onChoose={choose}
              onNew={(name) => void navigate(newBoatAddress(row.berth_id, name))}
              onNameless={() => void record(unknownBoat(''))}
            />
          )}
        </Section>
      </Card>
      {choice !== null && <ChosenBoat berth={berth} boat={choice} words={words} />}
      {offered.inquiry !== null && <NoAbsence berth={berth} vesselId={offered.inquiry} {...{ words, offline }} />}
      {row.following.length > 0 && (
        <Card>
          <Section>
            <Following events={row.following} words={words} />
          </Section>
        </Card>
      )}
      <Card>
        <Section>
          <WalkNote key={row.berth_id} note={berth.note} onSave={may ? (note) => walk.steps.note(berth, note) : null} />
          <Photos
            sessionId={walk.detail.session_id}
            photos={row.photos}
            kept={walk.state.photos.filter(({ berth_id }) => berth_id === row.berth_id)}
          />
          {may && <PhotoButton wide onPhoto={(file) => void walk.steps.photo(berth, file)} />}
        </Section>
      </Card>
    </WalkFrame>
  );
}

interface NoAbsenceProps {
  berth: ShownBerth;
  vesselId: string;
  words: ReturnType<typeof useBerthWords>;
  offline: boolean;
}

/** A resident is away without an absence: their boater can be asked. */
function NoAbsence({ berth: { row }, vesselId, words, offline }: NoAbsenceProps) {
  const { t } = useTranslation('dockwalk');
  return (
    <Card>
      <Section title={t('noAbsenceTitle')}>
        <p>{t('noAbsenceText', { boat: words.boat(row.expected.boat ?? { name: null }) })}</p>
        <AbsenceInquiry
          berthId={row.berth_id}
          vesselId={vesselId}
          allowed={row.allow_inquire_for_absence}
          sentAt={row.inquiry_sent_at}
          hindrance={offline ? t('needsNetwork') : null}
        />
      </Section>
    </Card>
  );
}
