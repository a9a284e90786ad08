import { useTranslation } from 'react-i18next';
import { useProblemWords, useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { Banner } from '../../../ui/page/banner.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BulkMove, TickedRow } from './bulk-move.js';
import type { BulkOutcome } from './use-bulk-run.js';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '0 8px',
  alignItems: 'baseline',
  '& > small': { gridColumn: 2, fontSize: 13, color: role.ink2 },
});

interface BulkOutcomesProps {
  move: BulkMove;
  rows: readonly TickedRow[];
  outcomes: readonly BulkOutcome[];
  busy: boolean;
}

/** What became of each reservation, in the order of the list, and how many of all were done. */
export function BulkOutcomes({ move, rows, outcomes, busy }: BulkOutcomesProps) {
  const { t } = useTranslation('entities/reservation/bulk');
  const problem = useOutcomeWords();
  const byId = new Map(outcomes.map((outcome) => [outcome.row.id, outcome]));
  const done = outcomes.filter(({ error }) => error === null).length;
  const complete = done === rows.length;
  return (
    <>
      <Banner tone={busy || complete ? 'news' : 'wrong'} live>
        {t(`done_${move}`, { count: rows.length, done })}
      </Banner>
      <List aria-label={t('outcomes')} aria-busy={busy}>
        {rows.map((row) => {
          const outcome = byId.get(row.id);
          const said =
            outcome === undefined ? t('waits') : outcome.error === null ? t('isDone') : problem(outcome.error);
          const kind = outcome === undefined ? 'waiting' : outcome.error === null ? 'booked' : 'cancelled';
          return (
            <Item key={row.id}>
              <StatusMark kind={kind} />
              <b>{`${row.vessel.name} (${row.view_id})`}</b>
              <small>{said}</small>
            </Item>
          );
        })}
      </List>
    </>
  );
}

/** The text of a refusal, with what it says about fields. */
function useOutcomeWords() {
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  return (error: unknown): string => {
    const fields = error instanceof ApiError ? error.errors.map(({ code }) => fieldWords(code)) : [];
    return fields.length > 0 ? fields.join(' ') : problemWords(error);
  };
}
