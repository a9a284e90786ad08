import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { BerthAnswers } from '../berth/berth-answers.js';
import { EarlierFinding, Line, ShouldBeHere } from '../berth/berth-head.js';
import { ChosenBoat } from '../berth/chosen-boat.js';
import { Following } from '../berth/following.js';
import { OtherBoat } from '../berth/other-boat.js';
import { PhotoButton, Photos } from '../berth/photos.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { WalkNote } from '../berth/walk-note.js';
import { unknownBoat } from '../model/answers.js';
import { type BoatChoice, seenOf } from '../model/boat-choice.js';
import { lengthHere } from '../model/length-here.js';
import type { ShownBerth } from '../model/standing.js';
import { newBoatAddress } from '../model/walk-address.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';

const Spare = styled('span')({ whiteSpace: 'nowrap' });
const USUAL_BEAM = 0.32;

/** The chosen berth at the desk: what was seen, what should be there, what comes, its note and photos. */
export function BerthPanel({ walk, berth }: { walk: Walk; berth: ShownBerth }) {
  const { t } = useTranslation(['dockwalk', 'entities/berth']);
  const { metres } = useFormats();
  const words = useBerthWords(walk.date);
  const may = useMayWalk();
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const [choice, choose] = useState<BoatChoice | null>(null);
  const { row, standing } = berth;
  const length = lengthHere(berth);
  const spare = length === null ? null : spareMetres(row.max_loa, length);
  const record = async (boat: ReturnType<typeof seenOf>) => {
    await walk.steps.answer(berth, { is: 'BOAT', boat });
    setSearching(false);
    choose(null);
  };
  return (
    <Card as="section" aria-label={row.name}>
      <Section title={row.name} note={words.sizes(berth)}>
        <BoatInBerth
          boat={length === null ? null : { length, beam: Math.min(length * USUAL_BEAM, row.max_beam) }}
          berth={{ length: row.max_loa, beam: row.max_beam }}
          fits={spare === null || spare >= 0}
          label={
            spare === null
              ? `${row.name}: ${words.title(berth)}`
              : t('entities/berth:fitLabel', { berth: row.name, spare: metres(spare) })
          }
        />
        <Line>
          <b>{words.title(berth)}</b>
          {spare !== null && <Spare>{t('toSpare', { spare: metres(spare) })}</Spare>}
        </Line>
        {standing !== null && <p>{[words.answer(berth), words.seen(berth)].join(', ')}</p>}
        <BerthAnswers
          berth={berth}
          words={words}
          searching={searching}
          onAnswer={may ? (answer) => void walk.steps.answer(berth, answer) : null}
          onOther={() => setSearching(!searching)}
        />
        {searching && may && (
          <OtherBoat
            berth={berth}
            berths={walk.berths}
            offline={walk.sending.offlineSince !== null}
            words={words}
            chosen={choice}
            onChoose={choose}
            onNew={(name) => void navigate(newBoatAddress(row.berth_id, name))}
            onNameless={() => void record(unknownBoat(''))}
          />
        )}
        {choice !== null && (
          <>
            <ChosenBoat berth={berth} boat={choice} words={words} />
            <Button kind="primary" onClick={() => void record(seenOf(choice))}>
              {t('recordHere', { boat: words.boat(choice) })}
            </Button>
          </>
        )}
      </Section>
      <Section>
        <ShouldBeHere berth={berth} words={words} />
        <EarlierFinding berth={berth} words={words} />
      </Section>
      {row.following.length > 0 && (
        <Section>
          <Following events={row.following} words={words} />
        </Section>
      )}
      <Section>
        <WalkNote note={berth.note} onSave={may ? (note) => walk.steps.note(berth, note) : null} />
        <Photos
          sessionId={walk.detail.session_id}
          photos={row.photos}
          kept={walk.state.photos.filter(({ berth_id }) => berth_id === row.berth_id)}
        />
        {may && <PhotoButton onPhoto={(file) => void walk.steps.photo(berth, file)} />}
        <Link to={`/berths/${row.berth_id}`}>{t('openBerth', { berth: row.name })}</Link>
      </Section>
    </Card>
  );
}
