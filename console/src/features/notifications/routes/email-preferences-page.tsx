import { useTranslation } from 'react-i18next';
import { notificationCalls } from '../../../../../contracts/notifications/calls.js';
import type { EmailPreferences } from '../../../../../contracts/notifications/email-preferences.js';
import { emailChoices, notificationSubjects } from '../../../../../contracts/notifications/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useUser } from '../../../lib/session/session-context.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { PushSection } from '../components/push-section.js';

/**
 * `/email_preferences`: which notifications come to the signed-in user by email and on devices, and when. Each choice is
 * saved at once.
 */
export function Component() {
  return useMay(notificationCalls.emailPreferences.access) ? <Preferences /> : <NoPermission />;
}

function Preferences() {
  const { t } = useTranslation('notifications');
  const { email } = useUser();
  const load = useLoad(notificationCalls.emailPreferences, undefined, { topics: [{ topic: 'users' }] });
  return (
    <Page title={t('trade:emailPreferences')} back={{ to: '/user_settings', label: t('backToUserSettings') }}>
      <Card style={{ maxWidth: 640 }}>
        <Section title={t('emailSection')} note={email}>
          <p style={{ margin: 0 }}>{t('emailText')}</p>
          {load.data === undefined && load.error === null && <LoadingLines lines={4} rowHeight={48} />}
          {load.data === undefined && load.error !== null && <LoadFailed load={load} />}
          {load.data !== undefined && (
            <Choices preferences={load.data.preferences} reload={() => void load.refetch()} />
          )}
        </Section>
        <PushSection />
      </Card>
    </Page>
  );
}

function Choices({ preferences, reload }: { readonly preferences: EmailPreferences; readonly reload: () => void }) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { send, isPending } = useSend(notificationCalls.setEmailPreferences, {
    onDone: () => {
      toast({ kind: 'done', text: t('saved') });
      reload();
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return notificationSubjects.map((subject) => (
    <ToggleInput
      key={subject}
      label={t(`subject_${subject}`)}
      value={preferences[subject]}
      disabled={isPending}
      options={emailChoices.map((choice) => ({ value: choice, label: t(`choice_${choice}`) }))}
      onChange={(value) => {
        const choice = emailChoices.find((one) => one === value);
        if (choice !== undefined) void send({ preferences: { ...preferences, [subject]: choice } });
      }}
    />
  ));
}
