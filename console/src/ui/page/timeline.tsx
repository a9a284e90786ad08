import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { StatusMark } from '../status/status-mark.js';
import type { StatusKind } from '../status/status-kind.js';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const List = styled('ol')({ display: 'flex', flexDirection: 'column' });
const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
  paddingBottom: 14,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 20,
    bottom: -2,
    width: 2,
    backgroundColor: role.line,
  },
});
const Mark = styled('span')({ width: 20, height: 20, display: 'grid', placeItems: 'center' });
const Second = styled('div')({ ...type.second, color: role.ink2 });

export interface TimelineEntry {
  id: string;
  kind: StatusKind;
  title: string;
  /** Author and time. */
  by: string;
  /** The changes, one per line. */
  lines?: readonly string[] | undefined;
  after?: ReactNode;
}

/** A list of events, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map((entry) => (
        <Item key={entry.id}>
          <Mark>
            <StatusMark kind={entry.kind} size={14} />
          </Mark>
          <div>
            <div style={type.strong}>{entry.title}</div>
            <Second>{entry.by}</Second>
            {entry.lines?.map((line) => (
              <Second key={line}>{line}</Second>
            ))}
            {entry.after}
          </div>
        </Item>
      ))}
    </List>
  );
}
