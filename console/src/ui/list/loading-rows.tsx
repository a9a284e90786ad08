import { LoadingLine } from '../states/loading-lines.js';
import type { Column } from './column.js';

interface LoadingRowsProps<R> {
  columns: readonly Column<R>[];
  rows: number;
}

/** Placeholder rows with the height of the rows to come. */
export function LoadingRows<R>({ columns, rows }: LoadingRowsProps<R>) {
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} data-part="loading" aria-hidden="true">
      {columns.map(({ id, align }, cell) => (
        <td key={id}>
          <LoadingLine
            style={{
              width: `${50 + ((row * 7 + cell * 13) % 40)}%`,
              marginLeft: align === 'right' ? 'auto' : undefined,
            }}
          />
        </td>
      ))}
    </tr>
  ));
}
