import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict, ShownTap } from '../../../../../contracts/dockwalk/conflicts.js';
import type { ConflictChoice } from '../../../../../contracts/dockwalk/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { AlertIcon } from '../../../ui/icons.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthWords } from '../berth/use-berth-words.js';

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: '12px 14px',
  border: `1px solid ${role.wrong.on}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& legend': {
    float: 'left',
    padding: 0,
    color: role.ink2,
    '& b': { color: role.ink, ...type.section, marginRight: 8 },
  },
  '& > p': { display: 'flex', gap: 8, fontSize: 13, color: role.ink2 },
  '& > p svg': { flex: 'none', width: 16, height: 16, color: role.wrong.on },
});
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 46,
  cursor: 'pointer',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& input': { width: 18, height: 18, flex: 'none', margin: 0, accentColor: role.sea },
});

interface ConflictCardProps {
  conflict: Conflict;
  chosen: ConflictChoice;
  words: BerthWords;
  busy: boolean;
  onChoose: (choice: ConflictChoice) => void;
  onDecide: () => void;
}

/** A tap that contradicts what somebody else changed meanwhile: both sides, and which one holds. */
export function ConflictCard({ conflict, chosen, words, busy, onChoose, onDecide }: ConflictCardProps) {
  const { t } = useTranslation('dockwalk');
  const { time } = useFormats();
  const group = useId();
  const { kind, mine, theirs, changed, berth } = conflict;
  const seen = (tap: ShownTap | null): string => {
    if (tap === null) return '';
    if (tap.kind === 'NOTE') return t('quoted', { text: tap.note ?? '' });
    if (tap.kind === 'BOAT') return words.boat(tap.boat ?? { name: null });
    return t(`tap_${tap.kind}`);
  };
  const planned = theirs.expected?.boat ?? null;
  const boats = {
    mine: seen(mine),
    theirs: kind === 'OTHER_TAP' ? seen(theirs.tap) : planned === null ? t('trade:empty') : words.boat(planned),
    berth: berth.name,
    note: t('quoted', { text: theirs.note ?? '' }),
    moved: changed.moved_to ?? '',
  };
  const who = changed.by?.name ?? t('trade:someone');
  const when = changed.at === null ? '' : time(changed.at);
  const happened =
    kind === 'PLAN_CHANGED' && changed.moved_to !== null
      ? t('conflictMoved', { who, at: when, ...boats })
      : t(`conflict_${kind}`, { who, at: when, ...boats });
  return (
    <Frame>
      <legend>
        <b>{berth.name}</b>
        {t('conflictMine', boats)}
        {words.card(mine.boat) !== '' && <small>{words.card(mine.boat)}</small>}
      </legend>
      <p style={{ clear: 'both' }}>
        <AlertIcon />
        <span>{happened}</span>
      </p>
      {conflict.choices.map((choice) => (
        <Choice key={choice}>
          <input type="radio" name={group} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>
            {kind === 'NOTE_CHANGED'
              ? t(`noteChoice_${choice === 'KEEP_PLAN' ? 'KEEP_THEIRS' : choice}`)
              : t(`choice_${choice}`, boats)}
          </span>
        </Choice>
      ))}
      <div>
        <Button busy={busy} onClick={onDecide}>
          {t('decide')}
        </Button>
      </div>
    </Frame>
  );
}
