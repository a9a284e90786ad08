import { type CSSProperties, Fragment } from 'react';
import { NotRefreshed } from '../states/not-refreshed.js';
import { styled } from '../theme/styled.js';
import { useNarrow } from '../theme/use-narrow.js';
import { type Shares, sharesOf, shownColumns } from './column.js';
import { ListCards } from './list-cards.js';
import { ListHead } from './list-head.js';
import { ListRow } from './list-row.js';
import type { ListGroup, ListTableProps } from './list-table-props.js';
import { Frame, GroupCount, Scroll, Table } from './list-shapes.js';
import { groupAbove } from './list-groups.js';
import { BundleRow } from './bundle-row.js';
import { headOf, shownRows } from './list-bundles.js';
import { LoadingRows } from './loading-rows.js';
import { moveByKey } from './move-by-key.js';
import { SortNews } from './sort-head.js';
import { useOpenBundles } from './use-open-bundles.js';
import { useRoomFor } from './use-room-for.js';

/** Keeps the distances of the page between its parts. */
const Measured = styled('div')({ display: 'flex', flexDirection: 'column', gap: 'inherit', minWidth: 0 });

/**
 * A list of records: a table, or cards on a phone. Up and Down move between rows; Enter or a click anywhere in a row
 * opens it.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, hidden = [], folds = false } = props;
  const { fits, measure } = useRoomFor(sharesOf(shownColumns(columns, hidden))?.atLeast ?? 0);
  const narrow = useNarrow();
  const list = <TableOrCards {...props} cards={props.cards ?? (narrow || (folds && !fits))} />;
  return folds ? <Measured ref={measure}>{list}</Measured> : list;
}

function TableOrCards<Row>(props: ListTableProps<Row>) {
  const { columns, hidden = [], density = 'comfortable', sort = null, instead, footer } = props;
  const { loading = false, stale = false, sortsByTwo = false } = props;
  const shown = shownColumns(columns, hidden);
  const shares = sharesOf(shown);
  const { fits, measure } = useRoomFor(shares?.atLeast ?? 0);
  const replaced = Boolean(instead) && !loading;

  if (props.cards === true) return <ListCards {...props} replaced={replaced} />;
  return (
    <>
      <NotRefreshed load={props.load} />
      {sortsByTwo && <SortNews columns={columns} sort={sort} />}
      <Frame>
        <Scroll ref={measure} data-fits={(shares !== null && fits) || undefined}>
          <Table
            aria-label={props.label}
            aria-busy={loading || stale}
            data-density={density}
            style={styleOf(shares)}
            onKeyDown={moveByKey}
          >
            <Widths columns={shown} />
            <ListHead columns={shown} sort={sort} onSort={props.onSort} sortsByTwo={sortsByTwo} />
            <tbody data-stale={stale || undefined}>
              {loading && <Placeholders {...props} columns={shown} />}
              {!loading && !replaced && <TableRows {...props} columns={shown} />}
            </tbody>
          </Table>
        </Scroll>
        {replaced && instead}
        {footer}
      </Frame>
    </>
  );
}

function styleOf(shares: Shares | null): CSSProperties | undefined {
  return shares === null ? undefined : { tableLayout: 'fixed', minWidth: shares.atLeast };
}

/** The columns' shares of the list's width. */
function Widths<Row>({ columns }: Pick<ListTableProps<Row>, 'columns'>) {
  const shares = sharesOf(columns);
  if (shares === null) return null;
  return (
    <colgroup>
      {shares.percent.map((percent, at) => (
        <col key={columns[at]?.id} style={{ width: `${percent}%` }} />
      ))}
    </colgroup>
  );
}

function TableRows<Row>({ rows: all, rowId, changed, columns, bundle, ...props }: ListTableProps<Row>) {
  const { open, toggle } = useOpenBundles();
  const shown = shownRows(all, bundle?.of, props.group, open);
  // A heading stands above the first row of its group, also where that row is a bundle.
  const rows = shown.flatMap((one) => (one.kind === 'row' ? one.row : (one.rows[0] ?? [])));
  return shown.map((one, index) => {
    const heading = <GroupHeading rows={rows} at={index} group={props.group} columns={columns.length} />;
    if (one.kind === 'bundle') {
      return (
        <Fragment key={one.key}>
          {heading}
          <BundleRow
            {...headOf(one, bundle)}
            columns={columns.length}
            edge={one.rows.some((row) => props.edge?.(row) === true)}
            open={open.has(one.key)}
            onToggle={() => toggle(one.key)}
            first={index === 0}
          />
        </Fragment>
      );
    }
    const { row, inside } = one;
    return (
      <Fragment key={rowId(row)}>
        {heading}
        <ListRow
          row={row}
          columns={columns}
          href={props.rowHref(row)}
          label={props.rowLabel(row)}
          edge={props.edge?.(row) === true}
          glow={changed?.has(rowId(row)) === true}
          inside={inside}
          first={index === 0}
        />
      </Fragment>
    );
  });
}

function Placeholders<Row>({ columns, loadingRows = 10, loadingGroup = false }: ListTableProps<Row>) {
  return (
    <>
      {loadingGroup && <LoadingHeading columns={columns.length} />}
      <LoadingRows columns={columns} rows={loadingRows} />
    </>
  );
}

/** A placeholder with the height of the heading to come, so that the rows do not move. */
function LoadingHeading({ columns }: { columns: number }) {
  return (
    <tr data-part="loading" aria-hidden="true">
      <th scope="rowgroup" colSpan={columns}>
        {'\u00a0'}
      </th>
    </tr>
  );
}

interface GroupHeadingProps<Row> {
  rows: readonly Row[];
  at: number;
  group: ((row: Row) => ListGroup) | undefined;
  columns: number;
}

/** The heading above the first row of a group. */
function GroupHeading<Row>({ rows, at, group, columns }: GroupHeadingProps<Row>) {
  const heading = groupAbove(rows, at, group);
  if (heading === null) return null;
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns}>
        {heading.label}
        {heading.count !== undefined && <GroupCount>{heading.count}</GroupCount>}
      </th>
    </tr>
  );
}
