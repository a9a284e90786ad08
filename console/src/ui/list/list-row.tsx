import type { Column } from './column.js';
import { Row } from './list-shapes.js';
import { RowLink } from './row-link.js';
import { Unseen } from '../page/unseen.js';

interface ListRowProps<R> {
  row: R;
  columns: readonly Column<R>[];
  href: string;
  label: string;
  edge: boolean;
  glow: boolean;
  /** The one row that Tab reaches; arrows go on from there. */
  first: boolean;
}

/** One row. Its link stands in the first cell and covers the row. */
export function ListRow<R>({ row, columns, href, label, edge, glow, first }: ListRowProps<R>) {
  return (
    <Row data-edge={edge} data-glow={glow}>
      {columns.map((column, index) => (
        <td key={column.id} style={{ textAlign: column.align ?? 'left' }}>
          {index === 0 && (
            <RowLink to={href} data-row-link tabIndex={first ? 0 : -1}>
              <Unseen>{label}</Unseen>
            </RowLink>
          )}
          {column.cell(row)}
        </td>
      ))}
    </Row>
  );
}
