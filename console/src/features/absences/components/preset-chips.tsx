import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { CloseIcon } from '../../../ui/icons.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { daysOf, presetNames, presetOf } from '../model/absences-address.js';
import type { AbsencesUrl } from './use-absences-url.js';

const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 30,
  padding: '0 12px',
  border: `1px solid ${role.edge}`,
  borderRadius: 15,
  backgroundColor: role.surface,
  color: role.ink,
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: role.sea, backgroundColor: role.seaSoft, color: role.seaStrong },
  '&:hover': { borderColor: role.ink2 },
  '& svg': { width: 15, height: 15 },
  [media.touch]: { height: 44, borderRadius: 22 },
});
const Editor = styled('div')({ display: 'grid', gap: 12, width: 320, maxWidth: '100%' });

/** The chosen days in words; null: none. A period from today has its own words. */
export function useDaysWords(url: AbsencesUrl, today: string): string | null {
  const { t } = useTranslation('absences');
  const { dateSpan, dateShort } = useFormats();
  const { from, to } = url.choices;
  const preset = presetOf(url.choices, today);
  if (preset !== null) return t(`preset_${preset}`);
  if (from !== null) return to !== null ? dateSpan(from, to) : t('daysFrom', { day: dateShort(from) });
  return to === null ? null : t('daysUntil', { day: dateShort(to) });
}

/** The periods from today, and a range of days. A second click clears the period. */
export function PresetChips({ url, today }: { readonly url: AbsencesUrl; readonly today: string }) {
  const { t } = useTranslation('absences');
  const chosen = presetOf(url.choices, today);
  const words = useDaysWords(url, today);
  const none = { from: '', to: '' };
  return (
    <>
      {presetNames.map((preset) => (
        <Chip
          key={preset}
          type="button"
          aria-pressed={preset === chosen}
          onClick={() => url.filter(preset === chosen ? none : daysOf(preset, today))}
        >
          {t(`preset_${preset}`)}
          {preset === chosen && <CloseIcon />}
        </Chip>
      ))}
      <FilterChip label={t('days')} value={chosen === null ? words : null} onClear={() => url.filter(none)}>
        {() => <DaysEditor url={url} />}
      </FilterChip>
    </>
  );
}

function DaysEditor({ url }: { readonly url: AbsencesUrl }) {
  const { t } = useTranslation('absences');
  const [typed, setTyped] = useState({ start: url.choices.from, end: url.choices.to });
  const backwards = typed.start !== null && typed.end !== null && typed.start > typed.end;
  return (
    <Editor>
      <DateRangeInput
        label={t('days')}
        value={typed}
        onChange={({ start, end }) => {
          setTyped({ start, end });
          if (start === null || end === null || start <= end) url.filter({ from: start ?? '', to: end ?? '' });
        }}
        startField={{ label: t('trade:fromDay') }}
        endField={{ label: t('trade:toDay'), error: backwards ? t('daysBackwards') : undefined }}
      />
    </Editor>
  );
}
