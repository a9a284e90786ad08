import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacingDetail, PlacingMatch } from '../../../../../contracts/reservations/matching.js';
import { scaleFor } from '../../../entities/berth/drawing.js';
import { Button } from '../../../ui/buttons/button.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PlacingCalls } from '../api/use-placing-calls.js';
import type { NamedWish, Question } from '../model/questions.js';
import { minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { MinimumLine } from './minimum-line.js';
import { ReasonForm } from './reason-form.js';
import { SuggestionRow } from './suggestion-row.js';

/** As many suggestions as fit on a screen together with the search for another berth. */
const AT_FIRST = 4;

const More = styled('div')({ padding: '8px 10px', borderTop: `1px solid ${role.line}` });
const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface SuggestionsProps {
  readonly stay: PlacingDetail;
  readonly question: Question | null;
  readonly calls: PlacingCalls;
  readonly lockedReason: string | null;
  readonly onAsk: (question: Question | null) => void;
  readonly onGive: (berth: NamedWish, confirmed?: boolean) => void;
}

/** The berths that fit, best first. One question is open at a time, below the berth that it is about. */
export function Suggestions({ stay, question, calls, lockedReason, onAsk, onGive }: SuggestionsProps) {
  const { t } = useTranslation('matching');
  const { matches, vessel } = stay;
  const scale = scaleFor(
    vessel,
    matches.map(({ why }) => ({ length: vessel.length + why.spare_loa, beam: vessel.beam + why.spare_beam })),
  );
  const [all, setAll] = useState(false);
  const shown = matches.filter(({ berth_id }, index) => all || index < AT_FIRST || berth_id === question?.berth_id);
  const waiting = stay.reservation_status === 'waiting_list';
  const close = () => onAsk(null);
  const asked = (match: PlacingMatch) => {
    const { berth_id, berth_name: berth } = match;
    if (question?.berth_id !== berth_id) return null;
    if (question.asks === 'minimum') {
      const below = minimumAbove(match, vessel);
      if (below === null) return null;
      return (
        <MinimumLine
          boat={vessel.name}
          berth={berth}
          below={below}
          busy={calls.busy}
          onConfirm={() => onGive(match, true)}
          onClose={close}
        />
      );
    }
    if (question.asks === 'skip') {
      return (
        <ReasonForm
          question={t('whySkip', { berth, boat: vessel.name === '' ? t('theBoat') : vessel.name })}
          confirm={t('skipBerth', { berth })}
          hint={t('skipHint', { berth })}
          busy={calls.busy}
          onConfirm={(words) => calls.skip(berth_id, words)}
          onClose={close}
        />
      );
    }
    return (
      <ReasonForm
        question={t('whyNotBest', { best: matches[0]?.berth_name, berth })}
        confirm={t('allocateBerth', { berth })}
        busy={calls.busy}
        onConfirm={(words) => void calls.give(berth_id, question.confirmed, words)}
        onClose={close}
      />
    );
  };
  return (
    <>
      <Rows aria-label={t('trade:berthsThatFit')}>
        {shown.map((match) => {
          const index = matches.indexOf(match);
          const { berth_id, berth_name: berth } = match;
          const skips = question?.asks === 'skip' && question.berth_id === berth_id;
          return (
            <SuggestionRow
              key={berth_id}
              stay={stay}
              match={match}
              before={matches[index - 1] ?? null}
              best={index === 0}
              scale={scale}
              busy={calls.busy}
              give={t(waiting ? 'offerBerth' : 'allocateBerth', { berth })}
              lockedReason={lockedReason}
              notNext={match.line?.first == null ? null : t('notNextReason', { place: match.line.first.place })}
              skips={skips}
              onSkip={() => onAsk(skips ? null : { asks: 'skip', berth_id })}
              onGive={() => onGive(match)}
            >
              {asked(match)}
            </SuggestionRow>
          );
        })}
      </Rows>
      {shown.length < matches.length && (
        <More>
          <Button size="small" kind="quiet" onClick={() => setAll(true)}>
            {t('showAll', { count: matches.length })}
          </Button>
        </More>
      )}
    </>
  );
}
