import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media, motion, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { markOf } from '../model/entry-mark.js';
import { titleAndRest } from '../model/entry-words.js';
import { EntryChanges } from './entry-changes.js';
import type { ShownEntry } from '../model/shown-entry.js';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '76px 12px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '12px 20px 14px',
  borderTop: `1px solid ${role.line}`,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}`,
  scrollMarginTop: 80,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { backgroundColor: role.sunk },
  '&[data-chosen=true], &:target': { backgroundColor: role.seaSoft },
  [media.phone]: { gridTemplateColumns: '52px 12px minmax(0, 1fr)', padding: '12px 14px 14px', gap: '0 8px' },
});
const When = styled('button')({
  alignSelf: 'start',
  minHeight: 24,
  margin: '-2px 0 0',
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  textAlign: 'right',
  color: role.ink2,
  cursor: 'pointer',
  '&:hover': { color: role.ink, textDecoration: 'underline' },
  [media.touch]: { minHeight: 44, marginTop: -12 },
});
const Mark = styled('span')({ display: 'grid', placeItems: 'center', height: 20, '& svg': { width: 12, height: 12 } });
const Dot = styled('span')({ width: 6, height: 6, borderRadius: 3, backgroundColor: role.lineStrong });
const Why = styled('p')({ ...text.second, color: role.ink2, marginTop: 2 });
const Marina = styled('b')({ color: role.ink, fontWeight: 600 });
const Record = styled('button')({
  border: 0,
  padding: 0,
  background: 'transparent',
  color: role.sea,
  fontWeight: 600,
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
});

interface HistoryEntryProps {
  entry: ShownEntry;
  /** Whether the record is shown as it was after this entry. */
  chosen: boolean;
  /** Opens the record's history. Undefined when the whole list is about one record, whose name is then not repeated. */
  onRecord?: (() => void) | undefined;
  /** Whether the entry that caused this one is in the list. */
  causeInList: boolean;
  onChoose: () => void;
}

/** Shows one entry: its time, its title, the person, the cause and the changed values. */
export function HistoryEntry({ entry, chosen, onRecord, causeInList, onChoose }: HistoryEntryProps) {
  const { t } = useTranslation('audit');
  const { time } = useFormats();
  const [title, rest] = titleAndRest(entry);
  const mark = markOf(entry.event_type);
  const record = entry.record_label ?? title;
  const { caused_by } = entry;
  return (
    <Row data-chosen={chosen} id={`entry-${entry.id}`} onClick={onChoose}>
      <When
        type="button"
        data-written
        aria-pressed={chosen}
        aria-label={`${time(entry.at)}. ${t('showAsStood', { record })}`}
        onClick={(event) => {
          event.stopPropagation();
          onChoose();
        }}
      >
        {time(entry.at)}
      </When>
      <Mark>{mark === 'plain' ? <Dot /> : <StatusMark kind={mark} />}</Mark>
      <div>
        <p>
          <b>{title}</b>
          {rest}
        </p>
        <Why>
          {entry.marina !== undefined && (
            <>
              <Marina>{entry.marina.name}</Marina>
              {' · '}
            </>
          )}
          {onRecord !== undefined && entry.record_label !== null && (
            <>
              <Record
                type="button"
                data-written
                onClick={(event) => {
                  event.stopPropagation();
                  onRecord();
                }}
              >
                {entry.record_label}
              </Record>
              {' · '}
            </>
          )}
          {causeInList && caused_by.entry_id !== null ? (
            <a href={`#entry-${caused_by.entry_id}`} onClick={(event) => event.stopPropagation()}>
              {caused_by.words}
            </a>
          ) : (
            caused_by.words
          )}
        </Why>
        <EntryChanges changes={entry.changes} />
      </div>
    </Row>
  );
}
