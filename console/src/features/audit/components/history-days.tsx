import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TOP_BAR, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { entryDays } from '../model/entry-days.js';
import { HistoryEntry } from './history-entry.js';
import type { ShownEntry } from '../model/shown-entry.js';

const Day = styled('h2')({
  ...text.label,
  color: role.ink2,
  padding: '8px 20px',
  backgroundColor: role.sunk,
  position: 'sticky',
  top: TOP_BAR,
  zIndex: 1,
});
const Group = styled('section')({
  '&:first-of-type h2': { borderRadius: '12px 12px 0 0' },
});

interface HistoryDaysProps<E extends ShownEntry> {
  entries: readonly E[];
  isChosen: (entry: E) => boolean;
  onChoose: (entry: E) => void;
  /** Opens the record's history. Undefined when the whole list is about one record. */
  onRecord?: ((entry: E) => void) | undefined;
}

/** Groups entries by the days of the marina's calendar. */
export function HistoryDays<E extends ShownEntry>({ entries, isChosen, onChoose, onRecord }: HistoryDaysProps<E>) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const ids = new Set(entries.map((entry) => entry.id));
  const today = formats.today();
  const nameOf = (day: string): string => {
    const date = formats.dateShort(day, Number(today.slice(0, 4)));
    if (day === today) return t('trade:today');
    return day === addDays(today, -1) ? `${t('trade:yesterday')}, ${date}` : date;
  };
  return entryDays(entries, formats.dayOf).map(({ day, entries: ofDay }) => (
    <Group key={day} aria-label={nameOf(day)}>
      <Day>{nameOf(day)}</Day>
      <ol>
        {ofDay.map((entry) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            chosen={isChosen(entry)}
            causeInList={entry.caused_by.entry_id !== null && ids.has(entry.caused_by.entry_id)}
            onChoose={() => onChoose(entry)}
            onRecord={onRecord === undefined ? undefined : () => onRecord(entry)}
          />
        ))}
      </ol>
    </Group>
  ));
}
