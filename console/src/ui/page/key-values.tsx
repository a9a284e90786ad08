import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { role } from '../theme/role.js';

/** A long label wraps before its value does. */
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(75%)',
  gap: '6px 14px',
});
const Key = styled('dt')({ color: role.ink2 });
const Value = styled('dd')({ textAlign: 'right', overflowWrap: 'anywhere' });

export interface KeyValue {
  label: string;
  value: ReactNode;
  /** Marks a total: bold, with a line above. */
  total?: boolean | undefined;
}

/** Pairs of label and value, with the values at the right: a boat's dimensions, the lines of a price. */
export function KeyValues({ items }: { items: readonly KeyValue[] }) {
  return (
    <List>
      {items.map(({ label, value, total }) => {
        const style =
          total === true
            ? {
                fontWeight: 650,
                color: role.ink,
                borderTop: `1px solid ${role.line}`,
                paddingTop: 6,
                marginInline: '0 -14px',
              }
            : undefined;
        return (
          <div key={label} style={{ display: 'contents' }}>
            <Key style={style}>{label}</Key>
            <Value style={total === true ? { ...style, marginInline: 0 } : undefined}>{value}</Value>
          </div>
        );
      })}
    </List>
  );
}
