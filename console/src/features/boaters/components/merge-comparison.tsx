import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { mergingCalls } from '../../../../../contracts/customers/calls.js';
import type { mergingSchemas } from '../../../../../contracts/customers/merging-call-schemas.js';
import { MERGE_UNDO_DAYS, type MergedField } from '../../../../../contracts/customers/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { differingFields, mergeHref, proposedFields } from '../model/merge-choice.js';
import { MergeValues } from './merge-values.js';
import { MovingThings } from './moving-things.js';

type Preview = z.output<(typeof mergingSchemas)['preview']['answer']>;

interface Pair {
  readonly keptId: string;
  readonly mergedId: string;
}

/** Both records side by side: which values stay, what moves, and the merge. */
export function MergeComparison({ keptId, mergedId }: Pair) {
  const { t } = useTranslation('boaters');
  const { data, error, isFetching, refetch } = useLoad(
    mergingCalls.preview,
    { boater_id: keptId, merged_id: mergedId },
    { topics: [{ topic: 'customers', ids: [keptId, mergedId] }] },
  );
  if (data !== undefined) return <Comparison preview={data} />;
  return (
    <Card>
      {error === null && <LoadingLines lines={8} rowHeight={44} />}
      {error?.missing === true && <NotFound home={mergeHref(keptId)} text={t('boaterNotFound')} />}
      {error !== null && !error.missing && <LoadFailed load={{ error, isFetching, refetch }} />}
    </Card>
  );
}

function Comparison({ preview: { kept, merged } }: { readonly preview: Preview }) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const navigate = useNavigate();
  const problemWords = useProblemWords();
  const [taken, setTaken] = useState<readonly MergedField[]>(() => proposedFields(kept.boater, merged.boater));
  const ids = { boater_id: kept.boater.id, merged_id: merged.boater.id };
  const { send, isPending, error } = useSend(mergingCalls.merge, {
    topics: [
      { topic: 'customers' },
      { topic: 'vessels' },
      { topic: 'documents' },
      { topic: 'reservations' },
      { topic: 'messages' },
      { topic: 'memberships' },
    ],
    onDone: () => {
      toast({ kind: 'done', text: t('mergedDone') });
      void navigate(`/boaters/${kept.boater.id}`);
    },
  });
  const choose = (field: MergedField, fromMerged: boolean) =>
    setTaken((before) => [...before.filter((one) => one !== field), ...(fromMerged ? [field] : [])]);
  return (
    <Stack gap={16} shrinks>
      <Card>
        <Section title={t('mergeValues')} note={t('mergeValuesNote')}>
          <MergeValues
            kept={kept.boater}
            merged={merged.boater}
            differing={differingFields(kept.boater, merged.boater)}
            taken={taken}
            onChoose={choose}
          />
          <Row gap="6px 20px" wrap>
            <Link to={mergeHref(merged.boater.id, kept.boater.id)}>{t('mergeKeepOther')}</Link>
            <Link to={mergeHref(kept.boater.id)}>{t('mergeChooseOther')}</Link>
          </Row>
        </Section>
        <Section title={t('mergeMoves')}>
          <MovingThings side={merged} />
          <Quiet>{t('mergeEffects')}</Quiet>
          <Quiet>{t('mergeUndoable', { count: MERGE_UNDO_DAYS })}</Quiet>
          {error !== null && (
            <Banner tone="wrong" live>
              {problemWords(error)}
            </Banner>
          )}
          <div>
            <Button kind="primary" busy={isPending} onClick={() => void send({ ...ids, take: [...taken] })}>
              {t('mergeConfirm')}
            </Button>
          </div>
        </Section>
      </Card>
    </Stack>
  );
}
