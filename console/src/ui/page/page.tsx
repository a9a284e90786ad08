import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackIcon } from '../icons.js';
import { media, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

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
  width: 32,
  height: 32,
  marginLeft: -8,
  borderRadius: radius.control,
  color: role.ink,
  '&:hover': { backgroundColor: role.sunk },
  '& svg': { width: 16, height: 16 },
  [media.touch]: { width: 44, height: 44 },
});

const Subtitle = styled('span')({ color: role.ink2, minWidth: 0, overflowWrap: 'anywhere' });
const Actions = styled('div')({ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' });

interface PageProps {
  title: string;
  /** Where the arrow before the title leads, and the name of that place. */
  back?: { to: string; label?: string } | undefined;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
  chip?: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** The frame of a page inside the shell: title row, then the content in one column. */
export function Page({ title, back, actions, chip, subtitle, children }: PageProps) {
  const { t } = useTranslation('ui');
  return (
    <Column>
      <Head>
        {back !== undefined && (
          <Back to={back.to} aria-label={back.label ?? t('back')}>
            <BackIcon />
          </Back>
        )}
        <h1 style={type.pageTitle}>{title}</h1>
        {chip}
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Column>
  );
}
