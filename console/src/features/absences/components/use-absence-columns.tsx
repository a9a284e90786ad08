import { useTranslation } from 'react-i18next';
import type { AbsenceReport, AbsenceTab } from '../../../../../contracts/absences/absence.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { STRIP_NIGHTS, stripStart } from '../model/sold-strip.js';
import { AbsenceMenu } from './absence-menu.js';
import { SoldDrawing } from './sold-drawing.js';
import { SoldWords } from './sold-words.js';
import { useAbsenceWords } from './use-person-words.js';

interface ColumnsInput {
  readonly tab: AbsenceTab;
  readonly today: string;
  readonly root: string;
  /** Undefined: the user may not change absences. */
  readonly onCancel: ((absence: AbsenceReport) => void) | undefined;
}

/** The columns of the absences, and those of their export. */
export function useAbsenceColumns({ tab, today, root, onCancel }: ColumnsInput): readonly Column<AbsenceReport>[] {
  const { t } = useTranslation(['absences', 'entities/absence']);
  const { number, dateSpan } = useFormats();
  const words = useAbsenceWords();
  const start = stripStart(tab, today);
  return [
    {
      id: 'boat',
      header: t('columnBoat'),
      width: 150,
      sortKey: 'vessel_name',
      cell: (row) => <TwoLines main={<strong>{words.boat(row)}</strong>} second={words.person(row)} />,
      text: words.boat,
    },
    { id: 'resident', header: t('columnResident'), width: 0, cell: words.person, text: words.person },
    {
      id: 'berth',
      header: t('columnBerth'),
      width: 60,
      cell: ({ berth_name }) => <strong>{berth_name ?? '–'}</strong>,
      text: ({ berth_name }) => berth_name,
    },
    {
      id: 'away',
      header: t('columnAway'),
      width: 170,
      sortKey: 'departure_date',
      cell: (row) => <TwoLines main={words.away(row)} second={words.updated(row)} />,
      text: ({ departure_date }) => departure_date,
    },
    {
      id: 'return',
      header: t('columnReturn'),
      width: 0,
      cell: ({ return_date }) => return_date,
      text: ({ return_date }) => return_date,
    },
    {
      id: 'nights',
      header: t('trade:nights'),
      width: 58,
      align: 'right',
      cell: ({ nights }) => number(nights),
      text: ({ nights }) => String(nights),
    },
    {
      id: 'reason',
      header: t('trade:reason'),
      width: 150,
      cell: ({ reason, destination }) => (
        <TwoLines main={t(`entities/absence:reason_${reason}`)} second={destination} />
      ),
      text: ({ reason }) => t(`entities/absence:reason_${reason}`),
    },
    {
      id: 'destination',
      header: t('entities/absence:destination'),
      width: 0,
      cell: ({ destination }) => destination,
      text: ({ destination }) => destination,
    },
    {
      id: 'sold',
      header: t('columnSold', { dates: dateSpan(start, addDays(start, STRIP_NIGHTS)) }),
      width: 210,
      cell: (row) => (
        <span style={{ display: 'grid', gap: 3 }}>
          <SoldDrawing absence={row} start={start} />
          <SoldWords absence={row} />
        </span>
      ),
      exported: [{ header: t('columnNightsSold'), value: ({ nights_sold }) => String(nights_sold) }],
    },
    {
      id: 'menu',
      header: t('actions:more'),
      width: 52,
      align: 'right',
      cell: (row) => <AbsenceMenu absence={row} root={root} onCancel={onCancel} />,
    },
  ];
}

/** Columns that only the export has: the list shows them as a second line of others. */
export const onlyExported: readonly string[] = ['resident', 'return', 'destination'];
