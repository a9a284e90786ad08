import { useNarrow } from '../theme/use-narrow.js';
import { sharesOf, shownColumns } from './column.js';
import { ListCards } from './list-cards.js';
import { ListHead } from './list-head.js';
import { ListRow } from './list-row.js';
import type { ListTableProps } from './list-table-props.js';
import { Frame, Scroll, Table } from './list-shapes.js';
import { LoadingRows } from './loading-rows.js';
import { moveByKey } from './move-by-key.js';

/**
 * A list of records: a table, or cards on a phone. Up and Down move between rows; Enter or a click anywhere in a row
 * opens it.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, rowId, changed, hidden = [], density = 'comfortable', sort = null, instead, footer } = props;
  const { loading = false, loadingRows = 10, stale = false } = props;
  const narrow = useNarrow();
  const shown = shownColumns(columns, hidden);
  const shares = sharesOf(shown);
  const replaced = instead !== undefined && instead !== null && instead !== false && !loading;

  if (narrow) return <ListCards {...props} replaced={replaced} />;
  return (
    <Frame>
      <Scroll>
        <Table
          aria-label={props.label}
          aria-busy={loading || stale}
          data-density={density}
          style={shares === null ? undefined : { tableLayout: 'fixed', minWidth: shares.atLeast }}
          onKeyDown={moveByKey}
        >
          {shares !== null && (
            <colgroup>
              {shares.percent.map((percent, at) => (
                <col key={shown[at]?.id} style={{ width: `${percent}%` }} />
              ))}
            </colgroup>
          )}
          <ListHead columns={shown} sort={sort} onSort={props.onSort} />
          <tbody data-stale={stale || undefined}>
            {loading && <LoadingRows columns={shown} rows={loadingRows} />}
            {!loading &&
              !replaced &&
              rows.map((row, index) => (
                <ListRow
                  key={rowId(row)}
                  row={row}
                  columns={shown}
                  href={props.rowHref(row)}
                  label={props.rowLabel(row)}
                  edge={props.edge?.(row) === true}
                  glow={changed?.has(rowId(row)) === true}
                  first={index === 0}
                />
              ))}
          </tbody>
        </Table>
      </Scroll>
      {replaced && instead}
      {footer}
    </Frame>
  );
}
