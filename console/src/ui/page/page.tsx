import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenTitle } from '../../lib/screens/open-title.js';
import { BackIcon } from '../icons.js';
import { media, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { useNarrow } from '../theme/use-narrow.js';
import { PhoneBarShape, PhoneBarTitle } from './phone-bar-shape.js';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: '20px 24px 40px',
  [media.phone]: { padding: '14px 14px 32px', gap: 12 },
});

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '10px 12px',
  minHeight: 36,
});

const Back = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  marginLeft: -8,
  borderRadius: radius.control,
  color: 'inherit',
  '&:hover': { backgroundColor: role.sunk },
  '& svg': { width: 24, height: 24 },
  [media.touch]: { width: 44, height: 44 },
});

const PhoneBar = styled(PhoneBarShape)({
  margin: '-14px -14px 0',
  '& a': { width: 44, height: 44, marginLeft: -8, color: role.navigation.on },
  '& a:hover': { backgroundColor: role.navigation.chosen },
});

const Subtitle = styled('span')({ color: role.ink2, minWidth: 0, overflowWrap: 'anywhere' });
const Actions = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  alignItems: 'center',
  '&:has(> form)': { [media.phone]: { flexBasis: '100%' } },
});

interface PageProps {
  title: string;
  /** The back arrow's target and its name. */
  back?: { to: string; label?: string } | undefined;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
  /** Rare actions, in a menu behind a button with dots; on a phone it is in the bar. */
  menu?: ReactNode;
  chip?: ReactNode;
  subtitle?: ReactNode;
  /** The page can be printed: paper leaves out what can only be clicked. */
  paper?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of a page inside the shell: title row and one column of content. On a phone, a page with a back arrow shows
 * arrow and title in a dark bar that replaces the shell's.
 */
export function Page({ title, back, actions, menu, chip, subtitle, paper, children }: PageProps) {
  const { t } = useTranslation('ui');
  const narrow = useNarrow();
  useOpenTitle(title);
  const arrow = back !== undefined && (
    <Back to={back.to} aria-label={back.label ?? t('actions:back')}>
      <BackIcon />
    </Back>
  );
  const barred = narrow && back !== undefined;
  const about = [chip, subtitle, actions].some((part) => part !== undefined);
  return (
    <Column data-paper={paper === true || undefined}>
      {barred && (
        <PhoneBar data-page-bar="true">
          {arrow}
          <PhoneBarTitle as="h1">{title}</PhoneBarTitle>
          {menu}
        </PhoneBar>
      )}
      {(!barred || about) && (
        <Head style={barred ? { minHeight: 0 } : undefined}>
          {!barred && arrow}
          {!barred && <h1 style={type.pageTitle}>{title}</h1>}
          {chip}
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          {(actions !== undefined || (!barred && menu !== undefined)) && (
            <Actions>
              {!barred && menu}
              {actions}
            </Actions>
          )}
        </Head>
      )}
      {children}
    </Column>
  );
}
