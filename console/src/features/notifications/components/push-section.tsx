import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationCalls } from '../../../../../contracts/notifications/calls.js';
import type { PushSettings } from '../../../../../contracts/notifications/push-device.js';
import { notificationSubjects } from '../../../../../contracts/notifications/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { keepPushUser, pushPermission, subscribeBrowser, unsubscribeBrowser } from '../../../lib/push/browser-push.js';
import { useUser } from '../../../lib/session/session-context.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Notifications on the user's own devices: the switch for this one, and what they are about on all of them. */
export function PushSection() {
  const { t } = useTranslation('notifications');
  const load = useLoad(notificationCalls.pushSettings, undefined, { topics: [{ topic: 'users' }] });
  return (
    <Section title={t('pushSection')}>
      <p style={{ margin: 0 }}>{t('pushText')}</p>
      {load.data === undefined && load.error === null && <LoadingLines lines={2} rowHeight={40} />}
      {load.data === undefined && load.error !== null && <LoadFailed load={load} />}
      {load.data !== undefined && (
        <>
          <ThisDevice settings={load.data} reload={() => void load.refetch()} />
          {load.data.devices > 0 && <Subjects settings={load.data} reload={() => void load.refetch()} />}
        </>
      )}
    </Section>
  );
}

interface SettingsProps {
  readonly settings: PushSettings;
  readonly reload: () => void;
}

function ThisDevice({ settings, reload }: SettingsProps) {
  const { t } = useTranslation('notifications');
  const { id } = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [permission, setPermission] = useState(pushPermission);
  const [working, setWorking] = useState(false);
  const onRefused = (error: Parameters<typeof problemWords>[0]) => toast({ kind: 'wrong', text: problemWords(error) });
  const adding = useSend(notificationCalls.addPushDevice, {
    onDone: () => {
      keepPushUser(id);
      toast({ kind: 'done', text: t('pushOn') });
      reload();
    },
    onRefused,
  });
  const removing = useSend(notificationCalls.removePushDevice, {
    onDone: () => {
      toast({ kind: 'done', text: t('pushOff') });
      reload();
    },
    onRefused,
  });

  async function turnOn() {
    const subscription = await subscribeBrowser(settings.public_key);
    const now = pushPermission();
    setPermission(now);
    if (subscription !== null) await adding.send(subscription);
    // Where the browser blocks notifications, the banner says so.
    else if (now === 'open') toast({ kind: 'wrong', text: t('pushFailed') });
  }
  async function change(on: boolean) {
    setWorking(true);
    try {
      if (on) await turnOn();
      else {
        await unsubscribeBrowser();
        await removing.send(undefined);
      }
    } finally {
      setWorking(false);
    }
  }

  if (permission === 'unsupported') return <Banner tone="news">{t('pushUnsupported')}</Banner>;
  return (
    <>
      {permission === 'blocked' && <Banner tone="our_move">{t('pushBlocked')}</Banner>}
      {(permission === 'open' || settings.this_device) && (
        <TickInput
          look="switch"
          label={t('pushSwitch')}
          value={settings.this_device}
          disabled={working}
          onChange={(on) => void change(on === true)}
        />
      )}
    </>
  );
}

function Subjects({ settings: { subjects, devices }, reload }: SettingsProps) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { send, isPending } = useSend(notificationCalls.setPushSubjects, {
    onDone: () => {
      toast({ kind: 'done', text: t('saved') });
      reload();
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0 }}>{t('pushSubjects', { count: devices })}</legend>
      {notificationSubjects.map((subject) => (
        <TickInput
          key={subject}
          look="check"
          label={t(`subject_${subject}`)}
          value={subjects.includes(subject)}
          disabled={isPending}
          onChange={(on) =>
            void send({
              subjects: notificationSubjects.filter((one) => (one === subject ? on === true : subjects.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  );
}
