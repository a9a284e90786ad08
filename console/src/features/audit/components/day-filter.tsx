import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { filterOf, type HistoryAddress } from '../model/history-address.js';

const Editor = styled('div')({ display: 'grid', gap: 14, width: 260 });

interface DayFilterProps {
  address: HistoryAddress;
  onChange: (patch: Partial<HistoryAddress>) => void;
}

/** Filters by one day of the marina's calendar or by a range of days. */
export function DayFilter({ address, onChange }: DayFilterProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const today = formats.today();
  const yesterday = addDays(today, -1);
  const words = useDayWords(address);
  const oneDay = (day: string) => onChange({ day, from: '', to: '' });
  return (
    <FilterChip label={t('trade:day')} value={words} onClear={() => onChange({ day: '', from: '', to: '' })}>
      {(close) => (
        <Editor>
          <Row gap={8} wrap>
            {[today, yesterday].map((day) => (
              <Button
                key={day}
                size="small"
                onClick={() => {
                  oneDay(day);
                  close();
                }}
              >
                {day === today ? t('trade:today') : t('trade:yesterday')}
              </Button>
            ))}
          </Row>
          <TextInput type="date" label={t('dayOne')} value={address.day} onChange={(day) => oneDay(day ?? '')} />
          <Stack gap={10} columns="1fr 1fr">
            <TextInput
              type="date"
              label={t('trade:fromDay')}
              value={address.from}
              onChange={(from) => onChange({ day: '', from: from ?? '' })}
            />
            <TextInput
              type="date"
              label={t('trade:toDay')}
              value={address.to}
              onChange={(to) => onChange({ day: '', to: to ?? '' })}
            />
          </Stack>
        </Editor>
      )}
    </FilterChip>
  );
}

/** The chosen days in words; null: none. */
export function useDayWords(address: HistoryAddress): string | null {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const today = formats.today();
  const yesterday = addDays(today, -1);
  const { day, from, to } = filterOf(address);
  const year = Number(today.slice(0, 4));
  const say = (date: string) => formats.dateShort(date, year);
  if (day !== undefined) return day === today ? t('trade:today') : day === yesterday ? t('trade:yesterday') : say(day);
  if (from !== undefined && to !== undefined) return t('dayRange', { from: say(from), to: say(to) });
  if (from !== undefined) return t('dayFromOn', { day: say(from) });
  return to === undefined ? null : t('dayUntil', { day: say(to) });
}
