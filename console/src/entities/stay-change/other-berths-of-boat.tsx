import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../lib/format/use-formats.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { Banner } from '../../ui/page/banner.js';
import { type ComparedQuestion, ComparedWithOthers } from './compared-with-others.js';
import type { OtherBerth } from './other-berths.js';

interface OtherBerthsOfBoatProps {
  readonly berths: readonly OtherBerth[];
  /** The stay that would have a second berth, and its nights then; null: it is not recorded yet. */
  readonly asked: ComparedQuestion | null;
  /** Why the boat keeps both; empty: staff have not said so. */
  readonly reason: string;
  readonly disabled: boolean;
  readonly onReason: (reason: string) => void;
}

/** The other berths of the boat on the same nights, and the reason to keep both. */
export function OtherBerthsOfBoat({ berths, asked, reason, disabled, onReason }: OtherBerthsOfBoatProps) {
  const { t } = useTranslation('entities/stay-change');
  const { dateRange, date } = useFormats();
  return (
    <Banner tone="wrong" title={t('twoBerths')} live>
      <ul>
        {berths.map(({ reservation_id, view_id, berth_name, start_date, end_date }) => {
          const dates =
            end_date === null ? t('trade:fromDate', { date: date(start_date) }) : dateRange(start_date, end_date);
          const where = [berth_name ?? t('twoBerthsNone'), dates].join(', ');
          return (
            <li key={`${reservation_id ?? 'own'} ${start_date}`}>
              {reservation_id === null ? (
                t('twoBerthsOwn', { where })
              ) : (
                <>
                  <Link to={`/reservations/${reservation_id}`}>{view_id ?? t('twoBerthsOther')}</Link> {where}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && <ComparedWithOthers asked={asked} berths={berths} />}
      <NoteInput
        label={t('keepBoth')}
        hint={t('keepBothHint')}
        max={500}
        value={reason}
        disabled={disabled}
        onChange={(text) => onReason(text ?? '')}
      />
    </Banner>
  );
}
