import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { SessionList } from '../../../entities/session/session-list.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { EndOtherSessions } from './end-other-sessions.js';

const topics = [{ topic: 'users' as const }];

/** The user's sessions. Every session but this one can be ended, one by one or all at once. */
export function SessionsSection() {
  const { t } = useTranslation('entities/session');
  const toast = useToast();
  const problemWords = useProblemWords();
  const load = useLoad(sessionCalls.sessions, {}, { topics });
  const ending = useSend(sessionCalls.endSession, {
    topics,
    onDone: () => toast({ kind: 'done', text: t('ended') }),
    onRefused: (problem) => toast({ kind: 'wrong', text: problemWords(problem) }),
  });
  return (
    <Section title={t('title')}>
      <p>{t('text')}</p>
      <SessionList
        label={t('title')}
        load={load}
        busy={ending.isPending}
        onEnd={async (ended_session_id) => (await ending.send({ ended_session_id })) !== null}
      />
      {load.data?.items.some(({ current }) => !current) === true && <EndOtherSessions />}
    </Section>
  );
}
