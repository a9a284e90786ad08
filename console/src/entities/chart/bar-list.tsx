import { Link } from 'react-router-dom';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { moveByKey } from '../../ui/list/move-by-key.js';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });
const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, 34%) minmax(0, 1fr)',
  fontWeight: 400,
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
  color: role.ink,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Track = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  borderLeft: `1px solid ${role.edge}`,
});
const Bar = styled('span')({ height: 14, minWidth: 1, borderRadius: '0 3px 3px 0', backgroundColor: role.sea });
const Open = styled(Link)({
  display: 'block',
  borderRadius: 4,
  textDecoration: 'none',
  '&:hover': { backgroundColor: role.seaSoft, textDecoration: 'none' },
});
const Rest = styled(Line)({ color: role.ink2 });

export interface BarLine {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The list or the filter behind the bar; undefined: there is none. */
  readonly to?: string | undefined;
}

interface BarListProps {
  /** The largest first. */
  lines: readonly BarLine[];
  format: (value: number) => string;
  /** What the lines leave out: "56 other marinas", "9,608 together". */
  rest?: { readonly label: string; readonly value: string } | undefined;
}

/** The width that the longest bar leaves to its number. */
const LONGEST = 78;

/** Horizontal bars with their numbers; the table beside it is what screen readers hear. */
export function BarList({ lines, format, rest }: BarListProps) {
  const most = Math.max(1, ...lines.map(({ value }) => value));
  return (
    <List onKeyDown={moveByKey}>
      {lines.map(({ id, label, value, to }) => {
        const line = (
          <Line>
            <span title={label}>{label}</span>
            <Track>
              <Bar style={{ width: `${(LONGEST * value) / most}%` }} />
              {format(value)}
            </Track>
          </Line>
        );
        return (
          <li key={id}>
            {to === undefined ? (
              line
            ) : (
              <Open to={to} data-row-link>
                {line}
              </Open>
            )}
          </li>
        );
      })}
      {rest !== undefined && (
        <li>
          <Rest>
            <span>{rest.label}</span>
            <span>{rest.value}</span>
          </Rest>
        </li>
      )}
    </List>
  );
}
