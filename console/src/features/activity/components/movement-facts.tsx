import { useTranslation } from 'react-i18next';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { RowWho } from './row-shapes.js';
import type { useRowWords } from './use-row-words.js';

interface MovementFactsProps {
  readonly row: TrafficEventRow;
  readonly words: ReturnType<typeof useRowWords>;
}

/** Who comes or goes, what the stay still costs, and whether the berth is taken. */
export function MovementFacts({ row, words }: MovementFactsProps) {
  const { t } = useTranslation('activity');
  const { money } = useFormats();
  const { to_pay, conflict } = row;
  return (
    <RowWho>
      <span>
        <b>{words.boat(row)}</b> {words.person(row)} <HolderMark type={row.berth_holder_type} />
      </span>
      <small>
        {words.about(row)}
        {to_pay !== null && (
          <>
            {', '}
            <em>{t('toPay', { amount: money(to_pay.amount, to_pay.currency) })}</em>
          </>
        )}
        {conflict === 'BERTH_OCCUPIED' && (
          <>
            {' · '}
            <strong>{t('berthTaken')}</strong>
          </>
        )}
      </small>
    </RowWho>
  );
}
