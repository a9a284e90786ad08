import { styled } from '../../ui/theme/styled.js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../../contracts/notifications/notification.js';
import { Float } from '../../ui/floats/float.js';
import { role } from '../../ui/theme/role.js';
import { ChatsTab } from './chats-tab.js';
import { keepBellTab, keptBellTab, openingTab, type BellTab } from './bell-tab.js';
import { NotificationsTab } from './notifications-tab.js';
import type { Unread } from './use-unread.js';

const Sized = styled('div')({ width: 400, maxWidth: 'calc(94vw - 12px)', display: 'flex', flexDirection: 'column' });
const TabList = styled('div')({
  display: 'flex',
  gap: 22,
  padding: '6px 10px 0',
  borderBottom: `1px solid ${role.line}`,
});
const Tab = styled('button')({
  padding: '8px 0 10px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: role.ink2,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected=true]': { color: role.ink, borderColor: role.sea },
  '&:focus-visible': { outlineOffset: -2 },
});
const Count = styled('span')({ color: role.ourMove.on, fontWeight: 650, marginLeft: 5 });
const words = { messages: 'trade:messages', notifications: 'notifications' } as const satisfies Record<BellTab, string>;
const tabs = ['messages', 'notifications'] as const satisfies readonly BellTab[];

interface BellFloatProps {
  readonly anchor: HTMLElement;
  readonly unread: Unread;
  readonly onDecline: (notification: Notification) => void;
  readonly onClose: () => void;
}

/** The latest conversations and notifications. It opens on the tab that was used last, or on the only one with news. */
export function BellFloat({ anchor, unread, onDecline, onClose }: BellFloatProps) {
  const { t } = useTranslation('app');
  const id = useId();
  const [current, setCurrent] = useState<BellTab>(() => openingTab(unread, keptBellTab()));
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: BellTab) => {
    keepBellTab(tab);
    setCurrent(tab);
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = current === 'messages' ? 'notifications' : 'messages';
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <Float anchor={anchor} onClose={onClose} label={t('bell')} align="right" padding={6}>
      <Sized>
        <TabList role="tablist" aria-label={t('bell')} ref={list} onKeyDown={turn}>
          {tabs.map((tab) => (
            <Tab
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              data-tab={tab}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => choose(tab)}
            >
              {t(words[tab])}
              {unread[tab] > 0 && <Count>{unread[tab]}</Count>}
            </Tab>
          ))}
        </TabList>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
          {current === 'messages' ? (
            <ChatsTab unread={unread.messages} onOpened={onClose} />
          ) : (
            <NotificationsTab unread={unread.notifications} onDecline={onDecline} onOpened={onClose} />
          )}
        </div>
      </Sized>
    </Float>
  );
}
