import type { Column } from './column.js';
import { Row } from './list-shapes.js';
import { openByClick } from './open-by-click.js';
import { RowLink } from './row-link.js';
import { Unseen } from '../page/unseen.js';

interface ListRowProps<R> {
  row: R;
  columns: readonly Column<R>[];
  href: string;
  label: string;
  edge: boolean;
  glow: boolean;
  /** It stands under the one row of those that it belongs to. */
  inside: boolean;
  /** True for the one row in the tab order; arrow keys move between rows. */
  first: boolean;
}

/** One row. A click anywhere opens the link in its first cell. */
export function ListRow<R>({ row, columns, href, label, edge, glow, inside, first }: ListRowProps<R>) {
  return (
    <Row data-edge={edge} data-glow={glow} data-inside={inside} onClick={openByClick} onAuxClick={openByClick}>
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
