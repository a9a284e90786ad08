import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Heights of the rows in pixels, which hold the place of rows that are not drawn. */
export const ROW_HEIGHT = { comfortable: 44, compact: 36 } as const;

export const BerthTableFrame = styled('div')({
  '& table': { tableLayout: 'fixed' },
  '& td': { height: 44, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-density=compact] td': { height: 36 },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 16, paddingRight: 0, width: 40 },
  '& th:last-of-type, & td:last-of-type': { paddingLeft: 0, paddingRight: 8, width: 48, overflow: 'visible' },
  '& tbody tr:last-of-type td': { borderBottom: `1px solid ${role.line}` },
  '& tbody:last-of-type tr:last-of-type td': { borderBottom: 0 },
  '& tr[data-ticked=true]': { backgroundColor: role.seaSoft },
  '& tr[data-active=false]': { color: role.ink3 },
  '& label': { padding: 0 },
});

export const PierRow = styled('tr')({
  backgroundColor: role.sunk,
  '& td': { fontSize: 13, color: role.ink2 },
  '& b': { color: role.ink },
});
