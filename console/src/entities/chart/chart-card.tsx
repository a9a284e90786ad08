import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api/api-error.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { MoreIcon } from '../../ui/icons.js';
import type { Column } from '../../ui/list/column.js';
import { Card } from '../../ui/page/card.js';
import { Unseen } from '../../ui/page/unseen.js';
import { LoadFailed } from '../../ui/states/load-failed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { textWidth, media, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { FigureTable } from './figure-table.js';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '12px 12px 0 20px',
  [media.phone]: { padding: '10px 6px 0 14px' },
});
const Note = styled('span')({ ...type.second, color: role.ink2, minWidth: 0 });
const Body = styled('div')({
  flex: 1,
  padding: '10px 20px 16px',
  minWidth: 0,
  [media.phone]: { padding: '8px 14px 14px' },
});
const Empty = styled('p')({ maxWidth: textWidth, margin: '28px auto', textAlign: 'center', color: role.ink2 });

/** The answer that a chart shows, as `useLoad` returns it. */
export interface Charted<T> {
  readonly data: T | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ChartCardProps<T, Row> {
  title: string;
  /** Beside the title: the period, or how many are shown. */
  note?: ReactNode;
  /** A legend or a choice, before the menu. */
  actions?: ReactNode;
  load: Charted<T>;
  columns: readonly Column<Row>[];
  rows: (data: T) => readonly Row[];
  /** The exported file's name without extension. */
  fileName: string;
  /** Said in place of the chart when there is nothing to draw. */
  empty?: string | undefined;
  /** Draws the chart; hidden from screen readers, which get the table. */
  children: (data: T, rows: readonly Row[]) => ReactNode;
}

/** A card with a chart that can also be read as a table and saved as CSV. It fails alone, without the cards beside it. */
export function ChartCard<T, Row>(props: ChartCardProps<T, Row>) {
  const { title, note, actions, load, columns, rows, fileName, empty, children } = props;
  const { t } = useTranslation('entities/chart');
  const toast = useToast();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { data, error, isFetching, refetch } = load;
  const listed = data === undefined ? [] : rows(data);
  const save = async () => {
    const { csvOf, saveFile } = await import('../../ui/list/csv.js');
    saveFile(`${fileName}.csv`, csvOf(columns, listed));
    toast({ kind: 'done', text: t('saved', { count: listed.length }) });
  };
  const items = [
    { id: 'table', label: t(asTable ? 'showChart' : 'showTable'), run: () => setAsTable(!asTable) },
    { id: 'csv', label: t('actions:saveAsCsv'), run: () => void save() },
  ];
  return (
    <Card as="section" aria-labelledby={id} style={{ display: 'flex', flexDirection: 'column' }}>
      <Head>
        <h2 id={id} style={{ ...type.section, margin: 0 }}>
          {title}
        </h2>
        {note !== undefined && <Note>{note}</Note>}
        <span style={{ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          {actions}
          {data !== undefined && error === null && (
            <MenuButton iconOnly icon={<MoreIcon />} label={t('moreOf', { title })} items={items} />
          )}
        </span>
      </Head>
      <Body>
        {error !== null ? (
          <LoadFailed load={{ error, isFetching, refetch }} />
        ) : data === undefined ? (
          <LoadingLines lines={6} rowHeight={28} />
        ) : asTable ? (
          <FigureTable caption={title} columns={columns} rows={listed} />
        ) : (
          <>
            {empty === undefined ? children(data, listed) : <Empty>{empty}</Empty>}
            <Unseen as="div">
              <FigureTable caption={title} columns={columns} rows={listed} unseen />
            </Unseen>
          </>
        )}
      </Body>
    </Card>
  );
}
