import { useTranslation } from 'react-i18next';
import type { BoaterMergeView, BoaterPage } from '../../../../../contracts/customers/boater.js';
import { mergingCalls } from '../../../../../contracts/customers/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface MergesCardProps {
  readonly page: BoaterPage;
  /** Why the user may not change the record; null if they may. */
  readonly locked: string | null;
}

/** The records that were merged into this one, each with its undo. */
export function MergesCard({ page: { boater, merges }, locked }: MergesCardProps) {
  const { t } = useTranslation('boaters');
  if (merges.length === 0) return null;
  return (
    <Card>
      <Section title={t('mergedRecords')} level="label">
        {merges.map((merge) => (
          <Merge key={merge.merged_id} boaterId={boater.id} merge={merge} locked={locked} />
        ))}
      </Section>
    </Card>
  );
}

interface MergeProps {
  readonly boaterId: string;
  readonly merge: BoaterMergeView;
  readonly locked: string | null;
}

function Merge({ boaterId, merge, locked }: MergeProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const { dateLong, dayOf } = useFormats();
  const problemWords = useProblemWords();
  const codeWords = useFieldWords();
  const { merged_id, full_name, merged_at, undo_until, hindrance } = merge;
  const { send, isPending, error } = useSend(mergingCalls.undo, {
    topics: [
      { topic: 'customers' },
      { topic: 'vessels' },
      { topic: 'documents' },
      { topic: 'reservations' },
      { topic: 'messages' },
      { topic: 'memberships' },
    ],
    onDone: () => toast({ kind: 'done', text: t('mergeUndone') }),
  });
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div>
        <strong>{full_name ?? t('trade:erasedPerson')}</strong>
        <Quiet>
          {t('mergedOn', { date: dateLong(dayOf(merged_at)) })}
          {hindrance === null && ` ${t('mergeUndoUntil', { date: dateLong(dayOf(undo_until)) })}`}
        </Quiet>
      </div>
      {hindrance === null ? (
        <span>
          <Button
            size="small"
            busy={isPending}
            disabledReason={locked}
            onClick={() => void send({ boater_id: boaterId, merged_id })}
          >
            {t('undoMerge')}
          </Button>
        </span>
      ) : (
        <Quiet>{codeWords(hindrance)}</Quiet>
      )}
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </div>
  );
}
