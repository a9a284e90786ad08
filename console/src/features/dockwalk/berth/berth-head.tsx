import { useTranslation } from 'react-i18next';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ShownBerth } from '../model/standing.js';
import type { BerthWords } from './use-berth-words.js';

export const Label = styled('h3')({ ...type.label, color: role.ink2 });
export const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: role.ink2,
  '& b': { color: role.ink, fontWeight: 650 },
  '& > :last-child:not(:first-child)': { marginLeft: 'auto', fontSize: 13 },
});

/** What an earlier walk saw in a berth that is not checked yet, for the walker to confirm or correct. */
export function EarlierFinding({ berth, words }: { berth: ShownBerth; words: BerthWords }) {
  const earlier = words.earlier(berth);
  return earlier === '' ? null : <Line>{earlier}</Line>;
}

/** The boat that should be in a berth, and until when. */
export function ShouldBeHere({ berth, words }: { berth: ShownBerth; words: BerthWords }) {
  const { t } = useTranslation('dockwalk');
  const { boat } = berth.row.expected;
  if (boat === null) {
    return (
      <>
        <Label>{t('shouldBeTitle')}</Label>
        <Line>
          <b>{t(berth.row.expected.state === 'CLOSED' ? 'notActive' : 'nobody')}</b>
          <span>{words.about({ ...berth, differences: [] })}</span>
        </Line>
      </>
    );
  }
  return (
    <>
      <Label>{t('shouldBeTitle')}</Label>
      <Line>
        <b>{words.boat(boat)}</b>
        {boat.boater_name !== null && <span>{boat.boater_name}</span>}
        <HolderMark type={boat.berth_holder_type} />
        <span>{boat.end_date === null ? t('resident') : t('trade:untilDay', { day: words.day(boat.end_date) })}</span>
      </Line>
    </>
  );
}
