import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { keyframes, styled } from '../../../ui/theme/styled.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { AnswerButton } from '../berth/answer-button.js';
import type { BerthWords } from '../berth/use-berth-words.js';
import { likelyBoat, rowAnswer, type WalkAnswer } from '../model/answers.js';
import { contradicts, type ShownBerth } from '../model/standing.js';
import { berthAddress } from '../model/walk-address.js';

const glow = keyframes({ from: { backgroundColor: role.waiting.bg }, to: { backgroundColor: role.surface } });
const GLOW_MS = 2_400;

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, 33%)',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '3px 8px 3px 0',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '&[data-glow=true]': { animation: `${glow} ${GLOW_MS}ms ease-out` },
});
const Open = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(46px, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  padding: '4px 0 4px 14px',
  borderRadius: radius.card,
  color: role.ink,
  '& > b': { fontSize: 15, fontWeight: 650 },
  '&:hover': { textDecoration: 'none' },
});
const What = styled('span')({
  display: 'grid',
  minWidth: 0,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, ...type.strong, overflowWrap: 'anywhere' },
  '& small': { ...type.second, color: role.ink2, overflowWrap: 'anywhere' },
});

interface BerthRowProps {
  berth: ShownBerth;
  words: BerthWords;
  /** Null: this person may not answer. */
  onAnswer: ((berth: ShownBerth, answer: WalkAnswer) => void) | null;
  /** Somebody else just tapped it. */
  changed: boolean;
}

/** One berth of a pier: the button says "as planned" and takes it back, the rest opens the berth. */
export const BerthRow = memo(function BerthRow({ berth, words, onAnswer, changed }: BerthRowProps) {
  const { t } = useTranslation('dockwalk');
  const { row, standing, differences } = berth;
  const holder = row.expected.boat ?? likelyBoat(row);
  const answer = words.answer(berth);
  return (
    <Row data-berth={row.name} data-glow={changed}>
      <Open to={berthAddress(row.berth_id)}>
        <b>{row.name}</b>
        <What>
          <span>
            {words.title(berth)}
            {holder !== null && <HolderMark type={holder.berth_holder_type} />}
          </span>
          <small>{words.about(berth)}</small>
          {contradicts(berth) && <small>{words.earlier(berth)}</small>}
        </What>
      </Open>
      <AnswerButton
        size="large"
        tone={standing === null ? 'open' : differences.length > 0 ? 'differs' : 'good'}
        label={t('answerFor', { berth: row.name, answer })}
        onTap={onAnswer === null ? null : () => onAnswer(berth, rowAnswer(berth))}
      >
        {answer}
      </AnswerButton>
    </Row>
  );
});
