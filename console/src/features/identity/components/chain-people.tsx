import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chainCalls } from '../../../../../contracts/identity/calls.js';
import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const PAGE = 25;
const MOST = 100;

const People = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Person = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
});
const quiet = { ...type.second, margin: 0, color: role.ink2 };

interface ChainPeopleProps {
  readonly marina: { readonly id: string; readonly name: string };
}

/** Those whom the chain sent or invited to a marina: its managers end what they gave. */
export function ChainPeople({ marina }: ChainPeopleProps) {
  const { t } = useTranslation('identity/chain');
  const me = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [size, setSize] = useState(PAGE);
  const [ending, setEnding] = useState<MarinaUser | null>(null);
  const topics = [{ topic: 'users' }] as const;
  const load = useLoad(chainCalls.users, { marina_id: marina.id, page_size: size }, { topics, keepPrevious: true });
  const nameOf = ({ first_name, last_name, email }: MarinaUser) => {
    const name = fullName({ first_name, last_name });
    return name === '' ? (email === '' ? t('trade:erasedPerson') : email) : name;
  };
  const { send, isPending } = useSend(chainCalls.removeUserFromMarina, {
    topics,
    onDone: () => {
      if (ending !== null)
        toast({ kind: 'done', text: t('accessEnded', { name: nameOf(ending), marina: marina.name }) });
      setEnding(null);
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const { data, error, isFetching, refetch } = load;
  if (data === undefined) {
    if (error === null) return <LoadingLines lines={2} rowHeight={40} />;
    return <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  if (data.items.length === 0) return <p style={quiet}>{t('peopleNone')}</p>;
  return (
    <>
      <People aria-label={t('peopleOfChain')}>
        {data.items.map((person) => (
          <Person key={person.id}>
            <span>
              <strong>{nameOf(person)}</strong>
              <span style={quiet}>{person.email}</span>
              <span style={quiet}>
                {t(person.origin === 'chain' ? 'trade:sentByTheChain' : 'trade:invitedByTheChain')}
              </span>
            </span>
            {person.id !== me.id && (
              <Button aria-label={t('endAccessOf', { name: nameOf(person) })} onClick={() => setEnding(person)}>
                {t('endAccess')}
              </Button>
            )}
          </Person>
        ))}
      </People>
      {data.total > data.items.length && size < MOST && (
        <div>
          <Button busy={isFetching} onClick={() => setSize(Math.min(MOST, size + PAGE))}>
            {t('peopleMore')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={ending === null ? '' : t('endAccessTitle', { name: nameOf(ending) })}
        confirm={t('endAccess')}
        danger
        busy={isPending}
        onClose={() => setEnding(null)}
        onConfirm={() => {
          if (ending !== null) void send({ marina_id: marina.id, user_id: ending.id });
        }}
      >
        {ending === null ? null : t('endAccessText', { name: nameOf(ending), marina: marina.name })}
      </ConfirmDialog>
    </>
  );
}
