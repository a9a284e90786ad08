import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationCalls } from '../../../../../contracts/memberships/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Section } from '../../../ui/page/section.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const Code = styled('strong')({
  padding: '8px 12px',
  border: `1px solid ${role.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: role.sunk,
  letterSpacing: '0.04em',
});

interface ReferralCodeProps {
  /** Null: the marina has no code that is valid today. */
  readonly referral: { readonly code: string; readonly valid_until: string; readonly used: number } | null;
}

/** The code for posters and letters. A new one replaces it, so that is asked first. */
export function ReferralCode({ referral }: ReferralCodeProps) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(invitationCalls.generateCode.access);
  const [asking, setAsking] = useState(false);
  const { send, isPending } = useSend(invitationCalls.generateCode, {
    topics: [{ topic: 'memberships' }],
    onDone: ({ code }) => {
      setAsking(false);
      toast({ kind: 'done', text: t('codeGenerated', { code }) });
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const generate = () => void send(undefined);
  return (
    <Section title={t('orByCode')} level="label">
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
        {referral !== null && <Code>{referral.code}</Code>}
        <Button
          busy={isPending}
          disabledReason={may ? null : t('inviteHindrance_noEditor')}
          onClick={referral === null ? generate : () => setAsking(true)}
        >
          {t(referral === null ? 'generateCode' : 'newCode')}
        </Button>
      </div>
      <span style={{ color: role.ink2 }}>
        {referral === null
          ? t('noCode')
          : t('codeUse', { count: referral.used, date: formats.dateLong(referral.valid_until) })}
      </span>
      {asking && referral !== null && (
        <ConfirmDialog
          open
          title={t('newCodeTitle', { code: referral.code })}
          confirm={t('newCode')}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={generate}
        >
          <p>{t('newCodeText', { code: referral.code })}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
