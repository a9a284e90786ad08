import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationCalls } from '../../../../../contracts/memberships/calls.js';
import { type InviteFailure, MOST_INVITED_AT_ONCE } from '../../../../../contracts/memberships/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import {
  endsAddress,
  type InvitedAddresses,
  noAddresses,
  reasonOf,
  sendHindrance,
  withAddresses,
  withoutAddresses,
} from '../model/invited-addresses.js';
import { AddressBox } from './address-box.js';
import { InviteResult, type Result } from './invite-result.js';

/** Addresses to invite by mail. Those that failed stay in the box or are named in the result. */
export function InviteForm() {
  const { t } = useTranslation('memberships');
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(invitationCalls.invite.access);
  const [text, setText] = useState('');
  const [list, setList] = useState<InvitedAddresses>(noAddresses);
  const [refused, setRefused] = useState<ReadonlyMap<string, InviteFailure>>(new Map());
  const [result, setResult] = useState<Result | null>(null);
  const { send, isPending } = useSend(invitationCalls.invite, {
    topics: [{ topic: 'memberships' }],
    onDone: ({ success_boaters, failed_boaters, totals }) => {
      const again = failed_boaters.filter(({ reason }) => reason === 'UNREACHABLE').map(({ email }) => email);
      const kept = failed_boaters.filter(({ reason }) => reason !== 'UNREACHABLE');
      setRefused((known) => new Map([...known, ...kept.map(({ email, reason }) => [email, reason] as const)]));
      const left = withoutAddresses(list, [...success_boaters.map(({ email }) => email), ...again]);
      setList({ ...left, dropped: 0 });
      setResult({ ...totals, again });
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const reason = (address: string) => reasonOf(address, refused);
  const bad = list.addresses.filter((address) => reason(address) !== null);
  const good = list.addresses.length - bad.length;
  const hindrance = sendHindrance(may, list.addresses.length, bad.length);
  const take = (typed: string) => {
    setList((known) => withAddresses(known, typed));
    setText('');
  };
  const canBe = good === 0 ? '' : t('canBeInvited', { count: good });
  const dropped = list.dropped === 0 ? '' : t('duplicatesDropped', { count: list.dropped });
  return (
    <>
      {result !== null && (
        <Section>
          <InviteResult result={result} busy={isPending} onAgain={(emails) => void send({ emails: [...emails] })} />
        </Section>
      )}
      <Section title={t('inviteByMail')}>
        <AddressBox
          text={text}
          addresses={list.addresses}
          reasonOf={reason}
          onText={(typed) => (endsAddress(typed) ? take(typed) : setText(typed))}
          onEnd={() => take(text)}
          onRemove={(address) => setList((known) => withoutAddresses(known, [address]))}
          hint={[canBe, dropped].filter((part) => part !== '').join(' ')}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 10 }}>
          {bad.length > 0 && (
            <Button onClick={() => setList((known) => withoutAddresses(known, bad))}>
              {t('removeThese', { count: bad.length })}
            </Button>
          )}
          <Button
            kind="primary"
            busy={isPending}
            disabledReason={
              hindrance === null ? null : t(`inviteHindrance_${hindrance}`, { most: MOST_INVITED_AT_ONCE })
            }
            onClick={() => void send({ emails: [...list.addresses] })}
          >
            {good === 0 ? t('sendNone') : t('sendInvitations', { count: good })}
          </Button>
        </div>
      </Section>
    </>
  );
}
