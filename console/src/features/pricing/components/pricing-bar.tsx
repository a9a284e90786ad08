import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { PlanEditing } from '../api/use-pricing-plan.js';
import type { Editing } from '../model/editing-context.js';
import type { PlanChangeLine } from '../model/plan-changes.js';
import { offerTopics } from './offers-card.js';
import { PublishDialog } from './publish-dialog.js';

const Reason = styled('span')({ alignSelf: 'center', color: role.wrong.on, maxWidth: 380 });

interface PricingBarProps {
  plan: PlanEditing;
  editing: Editing;
  changes: readonly PlanChangeLine[];
  onShowErrors: () => void;
}

/** How much is not published, what is in the way of publishing, and the buttons. */
export function PricingBar({ plan, editing, changes, onShowErrors }: PricingBarProps) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const reasonId = useId();
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const { errors, faults } = editing.checked;
  const [fault] = faults;
  const { version } = plan.loaded ?? {};
  const reason =
    fault !== undefined
      ? t(fault.kind === 'GAP' ? 'reasonGap' : 'reasonOverlap', { from: fault.from, to: fault.to })
      : errors.size > 0
        ? t('reasonFields', { count: errors.size })
        : null;
  const offers = useLoad(
    pricingCalls.compareOffers,
    {},
    {
      topics: offerTopics,
      enabled: asking === 'publish' && !plan.unsaved,
    },
  );
  const count = changes.length;
  return (
    <>
      <BottomBar
        label={t('publishBar')}
        facts={[
          { value: t('changes', { count }), label: t(plan.unsaved ? 'notSaved' : 'notPublished') },
          ...(version == null
            ? []
            : [
                {
                  value: formats.instant(version.published_at),
                  label:
                    version.published_by === null
                      ? t('lastPublished')
                      : t('lastPublishedBy', { name: version.published_by }),
                },
              ]),
        ]}
      >
        {reason !== null && <Reason id={reasonId}>{reason}</Reason>}
        <Button kind="quiet" disabled={plan.busy} onClick={() => setAsking('discard')}>
          {t('actions:discard')}
        </Button>
        <Button
          kind="primary"
          busy={plan.busy}
          disabledReason={fault === undefined ? null : reason}
          aria-describedby={reason === null ? undefined : reasonId}
          onClick={() => (errors.size > 0 ? onShowErrors() : setAsking('publish'))}
        >
          {t('review')}
        </Button>
      </BottomBar>
      {asking === 'publish' && (
        <PublishDialog
          form={editing.form}
          changes={changes}
          offers={plan.unsaved ? undefined : offers.data}
          failed={offers.isError}
          onRetry={() => void offers.refetch()}
          busy={plan.busy}
          problem={plan.stale ? t('publishedMeanwhile') : plan.problem === null ? null : problemWords(plan.problem)}
          onClose={() => setAsking(null)}
          onPublish={(choice) =>
            void plan.publish(choice).then((done) => {
              if (!done) return;
              setAsking(null);
              toast({ kind: 'done', text: t('published', { count }) });
            })
          }
        />
      )}
      <DiscardDialog
        open={asking === 'discard'}
        onKeep={() => setAsking(null)}
        onDiscard={() => {
          setAsking(null);
          plan.discard();
        }}
      />
    </>
  );
}
