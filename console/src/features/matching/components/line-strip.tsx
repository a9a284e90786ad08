import { useTranslation } from 'react-i18next';
import type { PassedOver, PlacingMatch } from '../../../../../contracts/reservations/matching.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Strip } from './matching-shapes.js';
import { usePassOverWords } from './use-pass-over-words.js';

const Box = styled(Strip)({
  gridTemplateColumns: '16px minmax(0, 1fr)',
  borderTop: `1px solid ${role.line}`,
  backgroundColor: role.waitingList.bg,
  color: role.waitingList.on,
  '& ul': { margin: '4px 0 0', paddingLeft: 18 },
  '& p': { margin: 0 },
});

/** Most names that the strip lists; the report of the berth lists all. */
const NAMED = 4;

/** Whose turn it is for a berth, and why those earlier on the list were passed over. */
export function LineStrip({ match }: { readonly match: PlacingMatch }) {
  const { t } = useTranslation('matching');
  const words = usePassOverWords();
  const { line, berth_name: berth } = match;
  if (line === null) return null;
  const { first, passed_over } = line;
  const named: readonly PassedOver[] = passed_over.slice(-NAMED);
  return (
    <Box>
      <StatusMark kind="waiting_list" />
      <div>
        {first === null ? (
          <p>
            <b>{t('isFree', { berth })}</b> {passed_over.length === 0 ? t('firstInLine') : t('nextInLine')}
          </p>
        ) : (
          <p>
            <b>{t('notNext', { berth })}</b>{' '}
            {t('offerFirst', { boat: first.vessel_name === '' ? first.view_id : first.vessel_name })}
          </p>
        )}
        {named.length > 0 && (
          <ul>
            {named.map((passed) => (
              <li key={passed.reservation_id}>{words(passed)}</li>
            ))}
          </ul>
        )}
        {passed_over.length > NAMED && <p>{t('morePassed', { count: passed_over.length - NAMED })}</p>}
      </div>
    </Box>
  );
}
