import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { DeleteIcon, EditIcon, MailIcon, MoreIcon, SignOutIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { fullName } from '../model/full-name.js';
import { hindranceOf } from '../model/grants.js';
import { SessionsDialog } from './sessions-dialog.js';
import { ResetFactorDialog } from './reset-factor-dialog.js';

interface UserMenuProps {
  readonly user: MarinaUser;
  /** The address of the user's form, which keeps the list's filters. */
  readonly href: string;
}

/** What can be done with a user besides changing permissions; an invitation can be sent again or withdrawn. */
export function UserMenu({ user, href }: UserMenuProps) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const toast = useToast();
  const problemWords = useProblemWords();
  const me = useUser();
  const [asks, setAsks] = useState<'delete' | 'revoke' | 'factor' | 'sessions' | null>(null);
  const name = fullName(user);
  const invited = user.invited_until !== null;
  const wrong = { onRefused: (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) }) };
  const done = (text: string) => () => {
    setAsks(null);
    toast({ kind: 'done', text });
  };
  const topics = [{ topic: 'users' }] as const;
  const link = useSend(userCalls.sendLink, { topics, ...wrong, onDone: done(t('linkSent', { email: user.email })) });
  const removal = useSend(userCalls.delete, {
    topics,
    ...wrong,
    onDone: done(t(invited ? 'invitationWithdrawn' : 'userDeleted', { name })),
  });
  const revocation = useSend(userCalls.revokeSessions, { ...wrong, onDone: done(t('sessionsEnded', { name })) });

  const hindrance = hindranceOf(me, user);
  const reason = hindrance === null ? null : t(hindrance);
  const own = me.id === user.id ? t('hindrance_self') : reason;
  return (
    <>
      <MenuButton
        label={t('actionsFor', { name })}
        icon={<MoreIcon />}
        iconOnly
        items={[
          {
            id: 'edit',
            label: t('editUser'),
            icon: <EditIcon />,
            run: () => void navigate(href),
            disabledReason: reason,
          },
          {
            id: 'link',
            label: t(invited ? 'sendAgain' : 'sendPassword'),
            icon: <MailIcon />,
            run: () => void link.send({ user_id: user.id }),
            disabledReason: reason,
          },
          {
            id: 'sessions',
            label: t('sessions'),
            icon: <SignOutIcon />,
            run: () => setAsks('sessions'),
            disabledReason: reason ?? (user.last_signed_in_at === null ? t('hindrance_neverIn') : null),
          },
          {
            id: 'revoke',
            label: t('signOutEverywhere'),
            icon: <SignOutIcon />,
            run: () => setAsks('revoke'),
            disabledReason: reason ?? (user.last_signed_in_at === null ? t('hindrance_neverIn') : null),
          },
          ...(user.has_second_factor
            ? [
                {
                  id: 'factor',
                  label: t('resetFactor'),
                  icon: <SignOutIcon />,
                  run: () => setAsks('factor'),
                  disabledReason: own,
                },
              ]
            : []),
          {
            id: 'delete',
            label: t(invited ? 'withdraw' : 'actions:delete'),
            icon: <DeleteIcon />,
            danger: true,
            run: () => setAsks('delete'),
            disabledReason: own,
          },
        ]}
      />
      {asks === 'sessions' && <SessionsDialog userId={user.id} name={name} onClose={() => setAsks(null)} />}
      {asks === 'factor' && <ResetFactorDialog userId={user.id} name={name} onClose={() => setAsks(null)} />}
      <ConfirmDialog
        open={asks === 'delete'}
        title={t(invited ? 'withdrawTitle' : 'deleteTitle', { name })}
        confirm={t(invited ? 'withdraw' : 'deleteConfirm')}
        danger
        busy={removal.isPending}
        onClose={() => setAsks(null)}
        onConfirm={() => void removal.send({ user_id: user.id })}
      >
        {t(invited ? 'withdrawText' : 'deleteText', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'revoke'}
        title={t('revokeTitle', { name })}
        confirm={t('signOutEverywhere')}
        busy={revocation.isPending}
        onClose={() => setAsks(null)}
        onConfirm={() => void revocation.send({ user_id: user.id })}
      >
        {t('revokeText', { name })}
      </ConfirmDialog>
    </>
  );
}
