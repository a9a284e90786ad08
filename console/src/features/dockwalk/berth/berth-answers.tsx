import { useTranslation } from 'react-i18next';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { offeredAnswers, otherIsChosen, type WalkAnswer } from '../model/answers.js';
import type { ShownBerth } from '../model/standing.js';
import { AnswerButton } from './answer-button.js';
import type { BerthWords } from './use-berth-words.js';

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  '&[data-size=small]': { gap: 4 },
  [media.phone]: { '&[data-many=true]': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
});

interface BerthAnswersProps {
  berth: ShownBerth;
  words: BerthWords;
  size?: 'small' | 'normal';
  /** Null: this person may not answer. */
  onAnswer: ((answer: WalkAnswer) => void) | null;
  /** Opens the search for another boat. */
  onOther: () => void;
  searching?: boolean;
}

/** The answers about one berth: what is planned, empty, or another boat. */
export function BerthAnswers({ berth, words, size = 'normal', onAnswer, onOther, searching }: BerthAnswersProps) {
  const { t } = useTranslation('dockwalk');
  const offered = offeredAnswers(berth);
  const { name } = berth.row;
  const differs = berth.differences.length > 0;
  const other = otherIsChosen(berth);
  return (
    <Row role="group" aria-label={t('whatIsHere')} data-size={size} data-many={offered.length > 2}>
      {offered.map(({ answer, boat, chosen }) => {
        const text = boat === null ? t('trade:empty') : words.boat(boat);
        return (
          <AnswerButton
            key={`${answer.is} ${boat?.allocation_id ?? ''}`}
            size={size}
            tone={!chosen ? 'open' : differs ? 'differs' : 'good'}
            label={t('answerFor', { berth: name, answer: text })}
            onTap={onAnswer === null ? null : () => onAnswer(chosen ? { is: 'TAKEN_BACK' } : answer)}
          >
            {text}
          </AnswerButton>
        );
      })}
      <AnswerButton
        size={size}
        tone={other || searching === true ? 'differs' : 'open'}
        label={t('answerFor', { berth: name, answer: t('trade:otherBoat') })}
        onTap={onAnswer === null ? null : onOther}
      >
        {t(size === 'small' ? 'other' : 'trade:otherBoat')}
      </AnswerButton>
    </Row>
  );
}
