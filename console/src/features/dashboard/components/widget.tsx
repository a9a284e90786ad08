import { useId, type ReactNode } from 'react';
import type { ApiError } from '../../../lib/api/api-error.js';
import { Card } from '../../../ui/page/card.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  padding: '14px 16px 0',
  [media.phone]: { padding: '12px 14px 0' },
});
const Note = styled('span')({ ...type.second, color: role.ink2, minWidth: 0 });
const Actions = styled('span')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  maxWidth: '100%',
});
const Body = styled('div')({ padding: '10px 16px 14px', minWidth: 0, [media.phone]: { padding: '10px 14px 14px' } });

/** The answer of a widget's call, as `useLoad` returns it. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface WidgetProps<T> {
  title: string;
  note?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  load: Loaded<T>;
  /** Placeholder lines with the height of the content. */
  lines: number;
  children: (data: T) => ReactNode;
}

/** A card of the dashboard with its own loading and error states, so that one that fails leaves the others alone. */
export function Widget<T>({ title, note, actions, load, lines, children }: WidgetProps<T>) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id} style={{ ...type.section, margin: 0 }}>
          {title}
        </h2>
        {note !== undefined && <Note>{note}</Note>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      <Body>
        <WidgetState load={load} lines={lines}>
          {children}
        </WidgetState>
      </Body>
    </Card>
  );
}

interface WidgetStateProps<T> {
  load: Loaded<T>;
  lines: number;
  children: (data: T) => ReactNode;
}

/** The content of an answer, or its loading or error state. */
export function WidgetState<T>({ load, lines, children }: WidgetStateProps<T>) {
  const { data, error, isFetching, refetch } = load;
  if (error !== null) {
    return <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  return data === undefined ? <LoadingLines lines={lines} rowHeight={28} /> : children(data);
}
