import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';

export interface Result {
  readonly sent: number;
  readonly failed: number;
  /** Addresses that could not be reached, to try again. */
  readonly again: readonly string[];
}

interface InviteResultProps {
  readonly result: Result;
  readonly busy: boolean;
  readonly onAgain: (emails: readonly string[]) => void;
}

/** How many invitations were sent and failed; those that could not be reached can be tried again. */
export function InviteResult({ result: { sent, failed, again }, busy, onAgain }: InviteResultProps) {
  const { t } = useTranslation('memberships');
  const title = [t('invitationsSent', { count: sent }), failed > 0 && t('invitationsFailed', { count: failed })];
  return (
    <Banner
      tone={failed === 0 ? 'good' : 'waiting'}
      live
      title={title.filter((part) => part !== false).join(' ')}
      actions={
        again.length > 0 && (
          <Button busy={busy} onClick={() => onAgain(again)}>
            {t('tryTheseAgain', { count: again.length })}
          </Button>
        )
      }
    >
      {again.length > 0 ? t('notReached', { emails: again.join(', ') }) : undefined}
    </Banner>
  );
}
