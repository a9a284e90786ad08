import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExpandMoreIcon, ForwardIcon } from '../icons.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import type { ListBundle } from './list-table-props.js';
import { Row } from './list-shapes.js';
import { openByClick } from './open-by-click.js';

const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  textAlign: 'left',
  cursor: 'pointer',
  whiteSpace: 'normal',
  '& svg': { flex: 'none', width: 20, height: 20 },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
});
const Words = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 14px' });
const Note = styled('span')({ color: role.ink2 });

interface BundleHeadProps {
  bundle: ListBundle;
  /** How many rows it has, in words. */
  count: string;
  /** What its rows have in common. */
  note: ReactNode;
  /** The name of the link to its page. */
  openPage: string;
  open: boolean;
  onToggle: () => void;
  /** True if Tab reaches it. */
  first: boolean;
}

/** The one row of rows that belong together: its button opens them, its link leads to the page of all. */
export function BundleHead({ bundle, count, note, openPage, open, onToggle, first }: BundleHeadProps) {
  return (
    <Words>
      <Opener type="button" data-row-link aria-expanded={open} tabIndex={first ? 0 : -1} onClick={onToggle}>
        {open ? <ExpandMoreIcon /> : <ForwardIcon />}
        {`${bundle.label}, ${count}`}
      </Opener>
      <Note>{note}</Note>
      <Link to={bundle.to} aria-label={`${openPage}: ${bundle.label}`}>
        {openPage}
      </Link>
    </Words>
  );
}

/** The same in a table. */
export function BundleRow({ columns, edge, ...head }: BundleHeadProps & { columns: number; edge: boolean }) {
  return (
    <Row data-edge={edge} onClick={openByClick}>
      <td colSpan={columns}>
        <BundleHead {...head} />
      </td>
    </Row>
  );
}
