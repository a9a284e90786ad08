import type { Column } from '../../ui/list/column.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { unseen } from '../../ui/theme/measures.js';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: 360 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': unseen,
  '& th, & td': { padding: '6px 0 6px 16px', textAlign: 'right' },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& thead th': { ...type.label, color: role.ink2 },
  '& tbody tr': { borderTop: `1px solid ${role.line}` },
});

interface FigureTableProps<Row> {
  caption: string;
  /** The first one heads the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** For screen readers only: nothing scrolls, so the keyboard has nothing to reach. */
  unseen?: boolean | undefined;
}

/** The numbers of a chart. */
export function FigureTable<Row>({ caption, columns, rows, unseen: hidden = false }: FigureTableProps<Row>) {
  const [head, ...others] = columns;
  return (
    // What scrolls can be reached by the keyboard.
    <Scroll
      {...(hidden
        ? { style: { overflow: 'visible', maxHeight: 'none' } }
        : { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{head?.cell(row)}</th>
              {others.map((column) => (
                <td key={column.id}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
