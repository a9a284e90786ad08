import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainRow } from '../../../../../contracts/dashboard/chain.js';
import { chainCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaPermissionName } from '../../../../../contracts/vocabulary/permissions.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { SidePanel } from '../../../ui/page/side-panel.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useMarinaSwitch } from '../../../entities/marina/use-marina-switch.js';
import { ChainPeople } from './chain-people.js';

/** The features that a chain manager switches; residents and reservations are always on (spec 3 §6). */
const FEATURES = [
  'absence_report',
  'inventory',
  'chat',
  'deposit_and_cancellation',
  'dynamic_pricing',
  'hide_contact_details',
  'passeport_escales',
  'freedom_boat_banner',
  'editable_lite',
] as const satisfies readonly MarinaPermissionName[];
type Feature = (typeof FEATURES)[number];

const heading = { ...type.label, margin: '6px 0 0', color: role.ink2 };
const quiet = { ...type.second, margin: 0, color: role.ink2 };

interface ChainPanelProps {
  row: ChainRow;
  onClose: () => void;
}

/** A marina of the chain: what it can use, and who works there. */
export function ChainPanel({ row: { marina }, onClose }: ChainPanelProps) {
  const { t } = useTranslation('identity/chain');
  const { marina: here } = useSession();
  const { change, changing } = useMarinaSwitch();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const adding = useSend(chainCalls.addUserToMarina, {
    topics: [{ topic: 'users' }],
    onDone: (_answer, { user_email }) => {
      toast({ kind: 'done', text: t('userAdded', { email: user_email, marina: marina.name }) });
      setEmail('');
    },
    onRefused: (error) => setWrong(problemWords(error)),
  });
  const add = () => {
    const user_email = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(user_email)) setWrong(t('emailInvalid'));
    else void adding.send({ marina_id: marina.id, user_email });
  };
  return (
    <SidePanel
      title={marina.name}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      actions={
        marina.id === here?.id ? undefined : (
          <Button busy={changing === marina.id} onClick={() => void change(marina.id)}>
            {t('switchToMarina', { marina: marina.name })}
          </Button>
        )
      }
    >
      <KeyValues
        items={[
          { label: t('trade:code'), value: marina.code },
          { label: t('trade:currency'), value: marina.currency },
        ]}
      />
      <h3 style={heading}>{t('canUse')}</h3>
      <KeyValues items={[{ label: t('residentsAndReservations'), value: t('alwaysOn') }]} />
      {FEATURES.map((feature) => (
        <FeatureSwitch key={feature} marina={marina} feature={feature} />
      ))}
      <p style={quiet}>{t('atOnce')}</p>
      <h3 style={heading}>{t('addUser')}</h3>
      <TextInput
        label={t('trade:email')}
        type="email"
        autoComplete="off"
        value={email}
        error={wrong}
        hint={t('addUserHint')}
        onChange={(text) => {
          setEmail(text ?? '');
          setWrong(undefined);
        }}
      />
      <div>
        <Button kind="primary" type="submit" busy={adding.isPending}>
          {t('addUserButton')}
        </Button>
      </div>
      <h3 style={heading}>{t('peopleOfChain')}</h3>
      <ChainPeople marina={marina} />
    </SidePanel>
  );
}

interface FeatureSwitchProps {
  marina: ChainRow['marina'];
  feature: Feature;
}

/** A feature of the marina. Switching it off asks first, because people lose screens. */
function FeatureSwitch({ marina, feature }: FeatureSwitchProps) {
  const { t } = useTranslation('identity/chain');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asking, setAsking] = useState(false);
  const name = t(`feature_${feature}`);
  const { send, isPending } = useSend(chainCalls.permissions, {
    topics: [{ topic: 'marinas' }],
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const set = async (on: boolean) => {
    await send({ edit_marina_id: marina.id, permissions: { [feature]: on } });
    setAsking(false);
  };
  return (
    <>
      <TickInput
        look="switch"
        label={name}
        value={marina.permissions[feature] === true}
        disabled={isPending}
        onChange={(on) => (on === true ? void set(true) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        title={t('switchOffTitle', { feature: name, marina: marina.name })}
        confirm={t('actions:switchOff')}
        busy={isPending}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => void set(false)}
      >
        {t('switchOffText', { marina: marina.name })}
      </ConfirmDialog>
    </>
  );
}
