import { styled } from '../../../ui/theme/styled.js';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { motion, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { Quiet } from './boater-card.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

const Options = styled('fieldset')({
  display: 'grid',
  gap: 8,
  '& legend': { ...type.label, padding: 0, marginBottom: 6 },
});
const Option = styled('label')({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '10px 14px',
  borderRadius: radius.control,
  border: `1px solid ${role.edge}`,
  backgroundColor: role.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  '&:has(:checked)': { backgroundColor: role.seaSoft, borderColor: role.sea, boxShadow: `inset 0 0 0 1px ${role.sea}` },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  '& input': { width: 20, height: 20, margin: 0, accentColor: role.sea, outline: 'none' },
  '& b': { display: 'block', fontSize: 16, lineHeight: '22px', fontWeight: 600 },
});

interface DatesChoiceProps {
  suggested: readonly DateRange[];
  /** The stay that the boater requested. */
  asked: DateRange;
  chosen: DateRange | null;
  onChoose: (stay: DateRange) => void;
}

export function sameStay(one: DateRange | null, other: DateRange): boolean {
  return one?.start_date === other.start_date && one.end_date === other.end_date;
}

/** Lists the stays that the marina suggests. The boater can choose one. */
export function DatesChoice({ suggested, asked, chosen, onChoose }: DatesChoiceProps) {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const group = useId();
  if (suggested.length === 0) return <Quiet>{t('datesNone')}</Quiet>;
  return (
    <>
      <Options>
        <legend>{t('datesLegend')}</legend>
        {suggested.map((stay) => (
          <Option key={`${stay.start_date}/${stay.end_date}`}>
            <input type="radio" name={group} checked={sameStay(chosen, stay)} onChange={() => onChoose(stay)} />
            <span>
              <b>{formats.dateRange(stay.start_date, stay.end_date)}</b>
              <Quiet as="span">
                {formats.weekdays(stay.start_date, stay.end_date)} ·{' '}
                {formats.nights(nightsBetween(stay.start_date, stay.end_date))}
              </Quiet>
            </span>
          </Option>
        ))}
      </Options>
      <Quiet>{t('datesAsked', { stay: formats.dateRange(asked.start_date, asked.end_date) })}</Quiet>
    </>
  );
}
