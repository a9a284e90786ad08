import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import type { messageCalls } from '../../../../../contracts/messages/calls.js';
import { chatFlows } from '../../../../../contracts/messages/vocabulary.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import type { useLoad } from '../../../lib/api/use-load.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Row } from '../../../ui/layout/row.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { aboutIn, type InboxState, MORE, MOST_LISTED, neighbour } from '../model/inbox-address.js';
import { ChatRow } from './chat-row.js';
import { Left } from './panes.js';

const Head = styled('div')({ display: 'grid', gap: 12, padding: '20px 16px 12px' });
const Title = styled('h1')({ ...type.pageTitle, margin: 0 });
const Choices = styled('div')({
  display: 'inline-flex',
  border: `1px solid ${role.edge}`,
  borderRadius: 8,
  overflow: 'hidden',
});
const Choice = styled('button')({
  minHeight: 30,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: role.ink2,
  fontSize: 13,
  fontWeight: 600,
  cursor: 'pointer',
  '& + &': { borderLeft: `1px solid ${role.edge}` },
  '&[aria-pressed=true]': { backgroundColor: role.seaSoft, color: role.seaStrong },
  '&:focus-visible': { outlineOffset: -2 },
});
const Rows = styled('ul')({ flex: 1, minHeight: 0, overflowY: 'auto', borderTop: `1px solid ${role.line}` });
const Foot = styled('li')({ display: 'grid', justifyItems: 'center', padding: 10 });
const Scrolls = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 16px' });

interface ChatPaneProps {
  readonly state: InboxState;
  readonly onState: (patch: Partial<InboxState>, how?: { readonly push?: boolean }) => void;
  readonly onClear: () => void;
  readonly load: ReturnType<typeof useLoad<object, AnswerOf<typeof messageCalls.getall>>>;
}

/** The conversations, newest first, with search and filters. The arrow keys go through them. */
export function ChatPane({ state, onState, onClear, load }: ChatPaneProps) {
  const { t } = useTranslation('messages');
  const list = useRef<HTMLUListElement>(null);
  const { data, error } = load;
  const items = data?.items ?? [];
  const about = aboutIn(state);
  const filtered = state.search !== '' || state.unread || about !== null;
  const step = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (way === undefined) return;
    event.preventDefault();
    const focused = document.activeElement?.closest('[data-chat]')?.getAttribute('data-chat') ?? '';
    const next = neighbour(items, focused, way);
    list.current?.querySelector<HTMLElement>(`[data-chat="${next ?? ''}"] a`)?.focus();
  };
  return (
    <Left aria-label={t('conversations')}>
      <Head>
        <Title>{t('trade:messages')}</Title>
        <SearchField
          value={state.search}
          onSearch={(search) => onState({ search, size: MORE })}
          label={t('search')}
          width="100%"
        />
        <Row gap={8} align="center" wrap role="group" aria-label={t('trade:filters')}>
          <Choices>
            <Choice type="button" aria-pressed={!state.unread} onClick={() => onState({ unread: false })}>
              {t('all')}
            </Choice>
            <Choice type="button" aria-pressed={state.unread} onClick={() => onState({ unread: true })}>
              {t('unread', { count: data?.unread_total ?? 0 })}
            </Choice>
          </Choices>
          <MenuButton
            size="small"
            label={about === null ? t('about') : t(`about_${about}`)}
            items={[
              { id: 'every', label: t('aboutEverything'), chosen: about === null, run: () => onState({ about: '' }) },
              ...chatFlows.map((flow) => ({
                id: flow,
                label: t(`about_${flow}`),
                chosen: flow === about,
                run: () => onState({ about: flow }),
              })),
            ]}
          />
          <SavedViews list="messages" />
        </Row>
      </Head>
      <NotRefreshed load={load} />
      {data === undefined && error === null && (
        <Scrolls>
          <LoadingLines lines={7} rowHeight={76} />
        </Scrolls>
      )}
      {data === undefined && error !== null && (
        <Scrolls>
          <LoadFailed load={load} />
        </Scrolls>
      )}
      {data !== undefined && items.length === 0 && (
        <Scrolls>
          {filtered ? <NoMatch onClear={onClear} /> : <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
        </Scrolls>
      )}
      {items.length > 0 && (
        <Rows ref={list} aria-label={t('conversations')} onKeyDown={step}>
          {items.map((chat) => (
            <ChatRow key={chat.id} chat={chat} open={chat.id === state.chat} />
          ))}
          {data !== undefined && data.total > items.length && (
            <Foot>
              {state.size < MOST_LISTED ? (
                <Button kind="quiet" busy={load.isFetching} onClick={() => onState({ size: state.size + MORE })}>
                  {t('more')}
                </Button>
              ) : (
                t('searchForOlder')
              )}
            </Foot>
          )}
        </Rows>
      )}
    </Left>
  );
}
