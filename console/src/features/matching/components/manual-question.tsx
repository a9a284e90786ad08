import { useTranslation } from 'react-i18next';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PlacingCalls } from '../api/use-placing-calls.js';
import type { NamedWish, Question } from '../model/questions.js';
import { minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { MinimumLine } from './minimum-line.js';
import { ReasonForm } from './reason-form.js';

const Place = styled('div')({ display: 'grid', padding: '0 18px 14px', [media.phone]: { padding: '0 14px 14px' } });

interface ManualQuestionProps {
  readonly stay: PlacingDetail;
  readonly berth: NamedWish;
  readonly question: Question;
  readonly calls: PlacingCalls;
  readonly onGive: (berth: NamedWish, confirmed?: boolean) => void;
  readonly onClose: () => void;
}

/** The question about a berth that staff set manually. */
export function ManualQuestion({ stay, berth, question, calls, onGive, onClose }: ManualQuestionProps) {
  const { t } = useTranslation('matching');
  const { berth_id, berth_name: name } = berth;
  if (question.asks === 'skip' || question.berth_id !== berth_id) return null;
  const below = question.asks === 'minimum' ? minimumAbove(berth, stay.vessel) : null;
  return (
    <Place>
      {question.asks === 'minimum' ? (
        below !== null && (
          <MinimumLine
            boat={stay.vessel.name}
            berth={name}
            below={below}
            busy={calls.busy}
            onConfirm={() => onGive(berth, true)}
            onClose={onClose}
          />
        )
      ) : (
        <ReasonForm
          question={t('whyNotBest', { best: stay.matches[0]?.berth_name, berth: name })}
          confirm={t('allocateBerth', { berth: name })}
          busy={calls.busy}
          onConfirm={(words) => void calls.give(berth_id, question.confirmed, words, name)}
          onClose={onClose}
        />
      )}
    </Place>
  );
}
