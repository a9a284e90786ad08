import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import type { ScreenDetails } from '../../../../../contracts/campaigns/campaign.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { SendIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { sectionState } from '../model/section-state.js';
import { useRefetchedSections } from './use-refetched-sections.js';

const Count = styled('p')({
  margin: 0,
  color: role.ink2,
  '& strong': { fontSize: 22, color: role.ink, marginRight: 6 },
});
const Reason = styled('p')({ margin: 0, fontSize: 13, color: role.ink2 });
const Progress = styled('progress')({ width: '100%', accentColor: role.sea });

const REASONS = ['no_card', 'done_already', 'no_email', 'unsubscribed', 'same_address'] as const;

/** Whom the section writes to, and the button that sends its mail. */
export function AudienceCard({ details }: { readonly details: ScreenDetails }) {
  const { t } = useTranslation('campaigns');
  const formats = useFormats();
  const { residents_found, residents_listed, left_out, screen_type } = details;
  const state = sectionState(details);
  const items = [
    { label: t('listed'), value: formats.number(residents_listed) },
    ...REASONS.filter((reason) => left_out[reason] > 0).map((reason) => ({
      label: reason === 'done_already' ? t(`done_${screen_type}`) : t(`left_${reason}`),
      value: `−${formats.number(left_out[reason])}`,
    })),
  ];
  return (
    <Card style={{ alignSelf: 'start' }}>
      <Section title={t('audience')} level="label">
        <Count>
          <strong>{formats.number(residents_found)}</strong>
          {t('residentsWord', { count: residents_found })}
        </Count>
        <KeyValues items={items} />
      </Section>
      <Section>
        {state === 'going_out' && details.latest !== null && (
          <div role="status">
            <Reason>
              {t('goingOut', {
                done: formats.number(details.latest.done),
                all: formats.number(details.latest.recipients),
              })}
            </Reason>
            <Progress aria-label={t('progress')} max={details.latest.recipients} value={details.latest.done} />
          </div>
        )}
        <SendButtons details={details} />
      </Section>
    </Card>
  );
}

function SendButtons({ details }: { readonly details: ScreenDetails }) {
  const { t } = useTranslation('campaigns');
  const formats = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const refetchSections = useRefetchedSections();
  const reasonId = useId();
  const may = useMay(campaignCalls.send.access);
  const [asking, setAsking] = useState(false);
  /** Null: not asked yet; `refused` has the reason of the failure, null after a success. */
  const [answered, setAnswered] = useState<{ readonly refused: string | null } | null>(null);
  const state = sectionState(details);
  const body = { screen_type: details.screen_type };
  const { send, isPending } = useSend(campaignCalls.send, {
    onDone: () => {
      setAsking(false);
      setAnswered({ refused: null });
      refetchSections();
    },
    onRefused: (error) => {
      setAsking(false);
      setAnswered({ refused: problemWords(error) });
      refetchSections();
    },
  });
  const test = useSend(campaignCalls.sendTest, {
    onDone: ({ to }) => toast({ kind: 'done', text: t('testSent', { to }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const reason = may ? reasonOf() : t('mayNotSend');
  function reasonOf(): string | null {
    if (state === 'ready') return null;
    if (state === 'sent_today' && details.previously_sent !== null) {
      const at = formats.time(details.previously_sent);
      return t('reason_sent_today', { at, by: details.latest?.by ?? t('formerColleague') });
    }
    return state === 'sent_today' ? t('reason_going_out') : t(`reason_${state}`);
  }
  return (
    <>
      <Button
        kind="primary"
        wide
        icon={<SendIcon />}
        busy={isPending}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setAsking(true)}
      >
        {t('sendTo', { count: details.residents_found })}
      </Button>
      {reason !== null && <Reason id={reasonId}>{reason}</Reason>}
      {may && (
        <Button wide busy={test.isPending} onClick={() => void test.send(body)}>
          {t('actions:sendMeATest')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('askTitle', { count: details.residents_found })}
        confirm={t('askConfirm')}
        busy={isPending}
        onConfirm={() => void send(body)}
        onClose={() => setAsking(false)}
      >
        {t('askBody')}
      </ConfirmDialog>
      <Dialog
        open={answered !== null}
        onClose={() => setAnswered(null)}
        title={
          answered?.refused == null ? t('MEMBERSHIP_MARKETING_SEND_SUCCESS_POPUP_TITLE') : t('trade:anErrorOccurred')
        }
        size="small"
        actions={
          <Button kind="primary" autoFocus onClick={() => setAnswered(null)}>
            {answered?.refused == null ? t('MEMBERSHIP_MARKETING_SEND_SUCCESS_POPUP_CTA') : t('actions:close')}
          </Button>
        }
      >
        {answered?.refused ?? t('MEMBERSHIP_MARKETING_SEND_SUCCESS_POPUP_BODY')}
      </Dialog>
    </>
  );
}
