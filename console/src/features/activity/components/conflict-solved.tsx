import { useTranslation } from 'react-i18next';
import type { ConflictDetail, ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { useConflictWords } from './use-conflict-words.js';

interface ConflictSolvedProps {
  readonly solved: NonNullable<ConflictDetail['solved']>;
  readonly next: ConflictRow | null;
}

/** Who solved the conflict and how, and the way to the next one. */
export function ConflictSolved({ solved, next }: ConflictSolvedProps) {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const { instant } = useFormats();
  const { by, at, kind, label } = solved;
  const title = by === null ? t('solvedTitle') : t('solvedTitleBy', { by });
  const how = kind === null ? t('solvedElsewhere') : t(`solved_${kind}`, { berth: label ?? '' });
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          next === null ? (
            <LinkButton kind="primary" to="/activity">
              {t('trade:arrivalsAndDepartures')}
            </LinkButton>
          ) : (
            <LinkButton kind="primary" to={conflictAddress(next.conflict_id)}>
              {t('nextConflict', { conflict: words.title(next) })}
            </LinkButton>
          )
        }
      >
        {how} <time dateTime={at}>({instant(at)})</time>
      </EmptyState>
    </Card>
  );
}
