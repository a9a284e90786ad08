import { styled } from '../../ui/theme/styled.js';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../../lib/screens/content-focus.js';
import { useTitleInFront } from '../../lib/screens/open-title.js';
import { useConnection } from '../../lib/realtime/connection.js';
import { useHasOwnNotice } from '../../lib/realtime/own-notices.js';
import { useSession } from '../../lib/session/session-context.js';
import { useKeepsMails } from '../../lib/session/use-keeps-mails.js';
import { ShortcutProvider, useShortcut } from '../../lib/shortcuts/shortcuts.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { NoPermission } from '../../ui/states/no-permission.js';
import { OfflineBar } from '../../ui/states/offline-bar.js';
import { content, media, unseen } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { useNarrow } from '../../ui/theme/use-narrow.js';
import { useUnread } from '../bell/use-unread.js';
import type { HelpSheet } from '../help/help-items.js';
import { BottomNavigation } from '../menu/bottom-navigation.js';
import { accessTo } from '../menu/current-entry.js';
import type { Walkthrough } from '../menu/menu-rules.js';
import { MenuContext, useMenu } from '../menu/menu-context.js';
import { MenuShortcuts } from '../menu/menu-shortcuts.js';
import { SideMenu } from '../menu/side-menu.js';
import { type MenuCounts, useMenuCounts } from '../menu/use-menu-facts.js';
import { useMenuEntries } from '../menu/use-menu-entries.js';
import { useEarlyKeys } from '../palette/use-early-keys.js';
import { usePush } from '../push/use-push.js';
import { hasScreen } from '../routing/screens.js';
import { NewVersionPrompt } from '../version/new-version-prompt.js';
import { RefreshCommand } from '../version/refresh-command.js';
import { BrandMark } from '../../ui/page/brand-mark.js';
import { FreedomBoatBanner } from './freedom-boat-banner.js';
import { documentTitle, PRODUCT_NAME } from './document-title.js';
import { LockedScreen } from './locked-screen.js';
import { MarinaOfLink } from './marina-of-link.js';
import { PhoneBar } from './phone-bar.js';
import { SkipLink } from './skip-link.js';
import { TopBar } from './top-bar.js';
import { useAccountLanguage } from './use-account-language.js';
import { useKeptFocus } from './use-kept-focus.js';

const Palette = lazyWithRetry(async () => (await import('../palette/command-palette.js')).CommandPalette);
const HelpDialog = lazyWithRetry(async () => (await import('../help/help-dialog.js')).HelpDialog);
const LockedDialog = lazyWithRetry(async () => (await import('../menu/locked-dialog.js')).LockedDialog);
const MoreSheet = lazyWithRetry(async () => (await import('../menu/more-sheet.js')).MoreSheet);

// Paper shows the page without menus and bars. A phone and a desk have the same tree, so that a page keeps what was
// typed when a window is resized or a tablet turned.
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '228px minmax(0, 1fr)',
  minHeight: '100dvh',
  [media.narrowMenu]: { gridTemplateColumns: '192px minmax(0, 1fr)' },
  [media.icons]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
  [media.phone]: { display: 'block' },
  [media.print]: { display: 'block', minHeight: 0 },
});
const Side = styled('nav')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  padding: '14px 10px',
  overflowY: 'auto',
  backgroundColor: role.navigation.bg,
  color: role.navigation.ink,
  [media.narrowMenu]: { padding: '10px 8px' },
  // The names of entries float over the page.
  [media.icons]: { padding: '14px 8px', scrollbarWidth: 'none', zIndex: 21 },
  [media.print]: { display: 'none' },
});
const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '2px 10px 8px',
  color: role.navigation.on,
  fontSize: 16,
  fontWeight: 650,
  [media.icons]: { padding: '2px 8px 10px', '& span': unseen },
});
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  // Pages break within blocks only.
  [media.print]: { display: 'block', minHeight: 0 },
});
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  // Pages arrange themselves by the room beside the navigation, not by the window.
  containerType: 'inline-size',
  containerName: content.name,
});

/** The frame around all staff screens, and everything that floats above them. */
export function Component() {
  return (
    <ShortcutProvider>
      <Shell />
    </ShortcutProvider>
  );
}

function Shell() {
  const { t } = useTranslation('app');
  const { marina, user } = useSession();
  const narrow = useNarrow();
  usePush();
  useAccountLanguage();
  const place = useLocation();
  const keepsMails = useKeepsMails();
  const { menu, reachable } = useMenuEntries(keepsMails);
  const access = accessTo(reachable, place, hasScreen);
  const permissions = marina?.marina_settings.permissions;
  const searches = menu.some((entry) => entry.id === 'reservations' || entry.id === 'allReservations');
  const [searching, setSearching] = useState(false);
  const [more, setMore] = useState(false);
  const [help, setHelp] = useState<HelpSheet | null>(null);
  const [locked, setLocked] = useState<Walkthrough | null>(null);
  useKeptFocus();

  const earlyKeys = useEarlyKeys();
  const search = () => {
    if (!searching) earlyKeys.start();
    setSearching(true);
  };
  useShortcut('palette', { keys: 'mod+k', label: t('palette'), group: t('shortcutsAnywhere'), run: search });
  useShortcut('help', {
    keys: '?',
    label: t('shortcuts'),
    group: t('shortcutsAnywhere'),
    run: () => setHelp('shortcuts'),
  });

  const bars = { onSearch: search, onChatLocked: () => setLocked('chat') };
  const side = { onLocked: setLocked };
  const forbidden = <NoPermission text={user?.is_admin === true && marina === null ? t('marinaFirst') : undefined} />;
  // An advertisement is on the first screen only, never above work.
  const programme = place.pathname === '/' && permissions?.freedom_boat_banner === true && <FreedomBoatBanner />;
  const main = (
    <Main id={CONTENT_ID} tabIndex={-1}>
      {!narrow && programme}
      <MarinaOfLink>
        <Suspense fallback={<LoadingScreen />}>
          {access === 'open' ? <Outlet /> : access === 'forbidden' ? forbidden : <LockedScreen feature={access} />}
        </Suspense>
      </MarinaOfLink>
      {/* On a phone, the page comes first. */}
      {narrow && programme}
    </Main>
  );
  return (
    <MenuContext value={menu}>
      <SkipLink />
      <MenuShortcuts />
      <WindowTitle />
      <Frame>
        {!narrow && (
          <Side aria-label={t('mainMenu')}>
            <Brand>
              <BrandMark />
              <span>{PRODUCT_NAME}</span>
            </Brand>
            <WithCounts>{(counts) => <SideMenu {...side} counts={counts} />}</WithCounts>
          </Side>
        )}
        <Column key="page">
          {narrow ? (
            <PhoneBar {...bars} searches={searches} />
          ) : (
            <TopBar {...bars} searches={searches} onHelp={setHelp} />
          )}
          <ConnectionBar />
          {main}
          {narrow && (
            <WithCounts>
              {(counts) => (
                <BottomNavigation counts={counts} moreOpen={more} onMore={() => setMore(true)} onLocked={setLocked} />
              )}
            </WithCounts>
          )}
        </Column>
      </Frame>
      {searching && <Palette typed={earlyKeys.take} records={searches} onClose={() => setSearching(false)} />}
      {help !== null && <HelpDialog sheet={help} onClose={() => setHelp(null)} />}
      {locked !== null && <LockedDialog feature={locked} onClose={() => setLocked(null)} />}
      {narrow && more && (
        <WithCounts>
          {(counts) => <MoreSheet {...side} counts={counts} onHelp={setHelp} onClose={() => setMore(false)} />}
        </WithCounts>
      )}
      <NewVersionPrompt />
      <RefreshCommand />
      <ScrollRestoration />
    </MenuContext>
  );
}

// Each part loads its own data, so that an answer re-renders that part and not the whole shell.

function WithCounts({ children }: { children: (counts: MenuCounts) => ReactNode }) {
  return children(useMenuCounts(useMenu()));
}

function ConnectionBar() {
  const offline = useConnection() === 'offline';
  const told = useHasOwnNotice();
  return <OfflineBar offline={offline && !told} />;
}

/** Sets the window's title with the number of unread messages. */
function WindowTitle() {
  const { messages } = useUnread();
  const page = useTitleInFront();
  useEffect(() => {
    document.title = documentTitle(messages, page);
  }, [messages, page]);
  return null;
}

function LoadingScreen() {
  return (
    <div style={{ padding: '20px 24px' }}>
      <LoadingLines lines={8} rowHeight={52} />
    </div>
  );
}
