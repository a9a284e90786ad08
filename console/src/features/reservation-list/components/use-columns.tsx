import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column, ExportedColumn } from '../../../ui/list/column.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { MonthStrip } from '../../../entities/reservation/month-strip.js';
import { berthName, berthShown, type Suggestions } from '../model/berth-shown.js';
import type { ListedRow } from '../model/listed-row.js';
import { firstDirection, type SortKey } from '../model/list-question.js';
import { customerWords, sourceWords } from '../model/row-keys.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { BerthCell } from './berth-cell.js';
import { UnreadMark } from './unread-mark.js';
import { type RowWords, useRowWords } from './use-row-words.js';

type ListColumn = Column<ListedRow> & { sortKey?: SortKey };

/** The strip is shown a little narrower than its own width. */
const Strip = styled('div')({ '& svg': { width: 84, height: 16 } });

const ViewId = styled('strong')({ ...type.label });
/** The mark stands below a number that leaves it no room. */
const Marked = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });

/** Hidden until the user chooses them. */
const HIDDEN_AT_FIRST = ['stage', 'source', 'customer', 'home', 'received', 'updated'];

/** In a list across marinas, the marina takes the place of the month. */
export function hiddenAtFirst(acrossMarinas: boolean): string[] {
  return acrossMarinas ? [...HIDDEN_AT_FIRST, 'month'] : HIDDEN_AT_FIRST;
}

/** Translations and formats for the cells. */
interface ColumnTools {
  readonly t: TFunction<['reservation-list', 'entities/boater']>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly words: RowWords;
  readonly country: ReturnType<typeof useCountryName>;
}

/**
 * @param month the month `YYYY-MM` that the strips of all rows show; null: no strips, whose scales would differ
 * @param acrossMarinas whether rows show their marina
 * @param roomy whether the screen is wide enough for the strips
 * @param suggestions the best free berth for each row that needs one, by reservation id
 */
export function useColumns(
  month: string | null,
  acrossMarinas: boolean,
  roomy: boolean,
  suggestions: Suggestions,
): readonly ListColumn[] {
  const { t } = useTranslation(['reservation-list', 'entities/boater']);
  const tools: ColumnTools = { t, formats: useFormats(), words: useRowWords(), country: useCountryName() };
  const all = [
    ...identityColumns(tools, acrossMarinas),
    ...stayColumns(tools, month),
    ...planColumns(tools, acrossMarinas, suggestions),
    ...furtherColumns(tools),
  ];
  return all
    .filter(({ id }) => (acrossMarinas || id !== 'marina') && ((roomy && month !== null) || id !== 'month'))
    .map((column) => ({ ...column, sortFirst: sortFirstOf(column) }));
}

/** Columns that identify a reservation: status, number, marina, boater and boat. */
function identityColumns({ t, formats, words, country }: ColumnTools, acrossMarinas: boolean): ListColumn[] {
  return [
    {
      id: 'status',
      header: t('columnStatus'),
      width: 180,
      sortKey: 'reservation_status',
      cell: (row) => <StatusChip {...words.status(row)} />,
      text: (row) => words.status(row).label,
    },
    { id: 'stage', header: t('columnLabel'), width: 110, hideable: true, cell: words.stage, text: words.stage },
    {
      id: 'request',
      header: t('columnRequest'),
      // A number of wide letters fits where the table is narrowest; the marina's column takes room from all others.
      width: acrossMarinas ? 128 : 127,
      sortKey: 'view_id',
      cell: (row) => (
        <Marked>
          <ViewId>{row.view_id}</ViewId>
          <UnreadMark count={row.unread_messages} />
        </Marked>
      ),
      text: (row) => row.view_id,
    },
    {
      id: 'marina',
      header: t('trade:marina'),
      width: 140,
      cell: ({ marina }) => <TwoLines main={marina?.name} second={marina?.code} />,
      text: ({ marina }) => marina?.name,
    },
    {
      id: 'boater',
      header: t('trade:boater'),
      width: 132,
      sortKey: 'boater_name',
      hideable: true,
      cell: (row) => (
        <TwoLines
          main={words.boater(row)}
          second={
            row.group === null ? (country(row.boater.country_of_residence) ?? '') : <GroupLink group={row.group} />
          }
        />
      ),
      exported: [
        { header: t('trade:boater'), value: words.boater },
        { header: t('trade:country'), value: (row) => country(row.boater.country_of_residence) },
        ...(acrossMarinas ? [] : contactColumns(t)),
        { header: t('columnGroup'), value: (row) => row.group?.name },
      ],
    },
    {
      id: 'boat',
      header: t('trade:boat'),
      width: 144,
      sortKey: 'vessel_name',
      hideable: true,
      cell: (row) => <TwoLines main={words.boat(row)} second={formats.sizes(row.vessel)} />,
      exported: [
        { header: t('trade:boat'), value: words.boat },
        { header: t('trade:lengthInMetres'), value: (row) => row.vessel.length },
        { header: t('columnBeam'), value: (row) => row.vessel.beam },
        { header: t('columnDraft'), value: (row) => row.vessel.draft },
        { header: t('columnAdults'), value: ({ party }) => party?.adults },
        { header: t('columnChildren'), value: ({ party }) => party?.children.length },
        { header: t('columnCrew'), value: ({ party }) => party?.crew },
      ],
    },
  ];
}

/** An administrator exports the contacts of the marina that they work in only. */
function contactColumns(t: ColumnTools['t']): ExportedColumn<ListedRow>[] {
  return [
    { header: t('trade:email'), value: ({ contact }) => contact?.email },
    { header: t('trade:phone'), value: ({ contact }) => contact?.phone },
  ];
}

/** Columns of the stay: its dates, and the strip of its month. */
function stayColumns({ t, formats, words }: ColumnTools, month: string | null): ListColumn[] {
  return [
    {
      id: 'stay',
      header: t('trade:stay'),
      width: 128,
      sortKey: 'start_date',
      cell: (row) => (
        <TwoLines main={unbroken(formats.dateSpan(row.start_date, row.end_date))} second={words.nights(row)} />
      ),
      exported: [
        { header: t('trade:arrival'), value: (row) => row.start_date },
        { header: t('trade:departure'), value: (row) => row.end_date },
        { header: t('trade:nights'), value: (row) => row.nights },
      ],
    },
    {
      id: 'month',
      header: month === null ? t('columnMonth') : formats.month(month),
      width: 100,
      drops: 4,
      hideable: true,
      cell: (row) => (
        <Strip>
          <MonthStrip
            month={month ?? row.start_date.slice(0, 7)}
            start={row.start_date}
            end={row.end_date}
            kind={words.status(row).kind}
          />
        </Strip>
      ),
    },
  ];
}

/** Columns of the berth, the total to pay and the next step. */
function planColumns(
  { t, formats, words }: ColumnTools,
  acrossMarinas: boolean,
  suggestions: Suggestions,
): ListColumn[] {
  return [
    {
      id: 'berth',
      header: t('trade:berth'),
      // Berths are suggested only in the user's own marina. A list across marinas shows just a berth's name.
      width: acrossMarinas ? 80 : 114,
      drops: 2,
      sortKey: 'berth_number',
      hideable: true,
      cell: (row) => <BerthCell shown={berthShown(row, suggestions)} />,
      text: (row) => berthName(row.berth),
    },
    {
      id: 'total',
      header: t('columnTotal'),
      width: 104,
      drops: 3,
      sortKey: 'total_to_pay',
      align: 'right',
      hideable: true,
      cell: (row) => (
        <TwoLines
          main={formats.money(row.total_to_pay, row.currency)}
          second={isOwed(row) ? t('stillToPay', { amount: formats.money(row.balance, row.currency) }) : ''}
          wraps
        />
      ),
      exported: [
        { header: t('columnTotal'), value: (row) => row.total_to_pay },
        { header: t('trade:balance'), value: (row) => row.balance },
        { header: t('trade:currency'), value: (row) => row.currency },
      ],
    },
    {
      id: 'next',
      header: t('columnNext'),
      width: 148,
      sortKey: 'next_move',
      hideable: true,
      cell: (row) => (
        <TwoLines main={words.next(row)} second={t('lastChange', { ago: formats.ago(row.updated_at) })} wraps />
      ),
      exported: [
        { header: t('columnNext'), value: (row) => plain(words.next(row)) },
        { header: t('columnDeadline'), value: (row) => row.next_move.deadline_at },
      ],
    },
  ];
}

/** Columns that are hidden until the user chooses them. */
function furtherColumns({ t, formats }: ColumnTools): ListColumn[] {
  return [
    {
      id: 'source',
      header: t('columnSource'),
      width: 170,
      hideable: true,
      cell: (row) => t(sourceWords[row.source]),
      text: (row) => t(sourceWords[row.source]),
    },
    {
      id: 'customer',
      header: t('trade:customer'),
      width: 100,
      hideable: true,
      cell: (row) => t(customerWords[row.customer_type]),
      text: (row) => t(customerWords[row.customer_type]),
    },
    {
      id: 'home',
      header: t('trade:homeMarina'),
      width: 140,
      hideable: true,
      cell: (row) => row.vessel.home_marina_name ?? '–',
      text: (row) => row.vessel.home_marina_name,
    },
    {
      id: 'received',
      header: t('columnReceived'),
      width: 130,
      sortKey: 'created_at',
      hideable: true,
      cell: (row) => formats.instant(row.created_at),
      text: (row) => row.created_at,
    },
    {
      id: 'updated',
      header: t('sortUpdated'),
      width: 130,
      sortKey: 'updated_at',
      hideable: true,
      cell: (row) => formats.instant(row.updated_at),
      text: (row) => row.updated_at,
    },
  ];
}

/** Opens the group that a boat comes with. */
function GroupLink({ group: { id, name } }: { group: NonNullable<ListedRow['group']> }) {
  return <Link to={`/groups/${id}`}>{name}</Link>;
}

function sortFirstOf({ sortKey }: ListColumn): ListColumn['sortFirst'] {
  if (sortKey === undefined) return undefined;
  return firstDirection(sortKey) === 'desc' ? 'descending' : 'ascending';
}

/** Replaces spaces with non-breaking ones, so that dates stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Replaces the non-breaking spaces between a figure and its unit with plain ones. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** A booked stay of which something is still to be paid. */
function isOwed({ reservation_status, balance }: ListedRow): boolean {
  return reservation_status === 'approved' && balance !== null && balance > 0;
}
