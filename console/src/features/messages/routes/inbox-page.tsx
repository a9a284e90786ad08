import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { ChatOff } from '../../../entities/message/chat-off.js';
import { useWritings } from '../../../entities/message/use-writing.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useOpenTitle } from '../../../lib/screens/open-title.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyBerth } from '../../../ui/states/drawings.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { StateBlock } from '../../../ui/states/state-block.js';
import { ChatPane } from '../components/chat-pane.js';
import { ConversationPane } from '../components/conversation-pane.js';
import { Middle, Panes } from '../components/panes.js';
import { aboutOf, inboxDefaults, openChat, questionOf } from '../model/inbox-address.js';

/** `/messages`. */
export function Component() {
  const { t } = useTranslation('messages');
  const marina = useMarina();
  const allowed = useMay({ kind: 'staff' });
  if (!allowed) return <NoPermission />;
  if (marina.marina_settings.permissions.chat === true) return <Inbox />;
  return (
    <Page title={t('trade:messages')}>
      <Card>
        <ChatOff />
      </Card>
    </Page>
  );
}

function Inbox() {
  const { t } = useTranslation('messages');
  useOpenTitle(t('trade:messages'));
  const { state, set, clear } = useListState(inboxDefaults);
  // A message that is being typed survives a look at another conversation.
  const writings = useWritings();
  const guard = useDiscardGuard(writings.unsaved);
  const load = useLoad(messageCalls.getall, questionOf(state), {
    topics: [{ topic: 'messages' }],
    keepPrevious: true,
  });
  // A conversation stays open after it no longer matches the filters, such as one that was just read.
  const [kept, setKept] = useState<ReturnType<typeof openChat>>(null);
  const listed = openChat(load.data?.items ?? [], state);
  if (listed !== null && listed !== kept) setKept(listed);
  const open = listed ?? (kept?.id === state.chat ? kept : null);
  const list = <ChatPane state={state} onState={set} onClear={() => clear(['chat'])} load={load} />;
  return (
    <>
      <Panes open={open !== null}>
        {list}
        {open === null ? (
          <Middle>
            <StateBlock drawing={<EmptyBerth />} title={t('chooseTitle')}>
              {t('chooseText')}
            </StateBlock>
          </Middle>
        ) : (
          <ConversationPane
            key={open.id}
            chat={open}
            writing={writings.of(aboutOf(open))}
            onBack={() => set({ chat: '' })}
          />
        )}
      </Panes>
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </>
  );
}
