import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  padding: '4px 16px 14px',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', fontSize: 13, color: role.ink2 },
  '& b': { minWidth: 44, color: role.ink },
  '& small': { fontSize: 12 },
});
const MOST = 100;

/** What differed on an earlier walk. It loads when its row is opened. */
export function PastDifferences({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('dockwalk');
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const row = place.current?.closest('details');
    const look = () => setOpen(row?.open === true);
    row?.addEventListener('toggle', look);
    return () => row?.removeEventListener('toggle', look);
  }, []);
  const { data, error, isFetching, refetch } = useLoad(
    dockWalkCalls.differences,
    { session_id: sessionId, state: ['OPEN', 'TO_DESK', 'RESOLVED', 'DISMISSED'], page_size: MOST },
    { topics: [{ topic: 'dockwalk', ids: [sessionId] }], enabled: open },
  );
  const boat = (seen: { readonly name: string | null } | null): string => seen?.name ?? t('trade:unnamedBoat');
  return (
    <div ref={place}>
      {data === undefined ? (
        error === null ? (
          open && <LoadingLines lines={2} />
        ) : (
          <LoadFailed load={{ error, isFetching, refetch }} />
        )
      ) : data.items.length === 0 ? (
        <List>
          <li>{t('nothingDiffered')}</li>
        </List>
      ) : (
        <List>
          {data.items.map(({ difference_id, berth, kind, seen, expected, state, reason }) => (
            <li key={difference_id}>
              <b>{berth.name}</b>
              <span>
                {t(kind === 'OTHER_BOAT' && expected === null ? 'saidInEmpty' : `said_${kind}`, {
                  seen: boat(seen),
                  expected: boat(expected),
                })}
              </span>
              <small>
                {t(`state_${state}`)}
                {reason === null ? '' : `: ${reason}`}
              </small>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
