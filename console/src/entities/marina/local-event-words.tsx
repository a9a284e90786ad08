import type { LocalEvent } from '../../../../contracts/marinas/local-events.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Words = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Days = styled('span')({ color: role.ink2 });

/** The name of an event near the marina, with its page if it has one, and its days. */
export function LocalEventWords({ event }: { readonly event: LocalEvent }) {
  const { dateLong, dateRange } = useFormats();
  const { event_name: name, event_url: url, start_date, end_date } = event;
  return (
    <Words>
      {url === null ? (
        name
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}{' '}
      <Days>{start_date === end_date ? dateLong(start_date) : dateRange(start_date, end_date)}</Days>
    </Words>
  );
}
