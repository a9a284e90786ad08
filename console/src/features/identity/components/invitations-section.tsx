import { useTranslation } from 'react-i18next';
import { invitationCalls } from '../../../../../contracts/identity/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Marinas that invite the user to work there; nothing is shown without an invitation. */
export function InvitationsSection() {
  const { t } = useTranslation('identity');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { reload } = useSession();
  const { data } = useLoad(invitationCalls.getall, undefined, { topics: [{ topic: 'users' }] });
  const items = data?.items ?? [];
  const answer = useSend(invitationCalls.answer, {
    onDone: (_receipt, { invitation_id, accept }) => {
      const marina = items.find(({ id }) => id === invitation_id)?.marina.name ?? '';
      toast({ kind: 'done', text: t(accept ? 'invitationAccepted' : 'invitationDeclined', { marina }) });
      void reload();
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  if (items.length === 0) return null;
  return (
    <Section title={t('invitationsSection')}>
      {items.map(({ id, marina }) => (
        <div key={id} style={{ display: 'grid', gap: 8 }}>
          <p>{t('invitationText', { marina: marina.name })}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button
              kind="primary"
              busy={answer.isPending}
              onClick={() => void answer.send({ invitation_id: id, accept: true })}
            >
              {t('acceptInvitation')}
            </Button>
            <Button
              kind="quiet"
              disabled={answer.isPending}
              onClick={() => void answer.send({ invitation_id: id, accept: false })}
            >
              {t('actions:decline')}
            </Button>
          </div>
        </div>
      ))}
    </Section>
  );
}
