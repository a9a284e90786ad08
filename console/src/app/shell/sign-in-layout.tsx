import { styled } from '../../ui/theme/styled.js';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { media, unseen } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { Button } from '../../ui/buttons/button.js';
import { useLogOut } from '../routing/log-out-context.js';
import { BrandMark } from '../../ui/page/brand-mark.js';
import { PRODUCT_NAME } from './document-title.js';
import { LanguageSelect } from './language-select.js';
import { useSaveLanguage } from './use-save-language.js';

const Room = styled('div')({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' });
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 24px',
  color: role.ink,
  fontSize: 16,
  fontWeight: 650,
  [media.phone]: { padding: '0 14px' },
});
/** The narrowest phones have room for the mark only, beside the language and the way out. */
const Name = styled('span')({ '@media (max-width: 360px)': unseen });
const Middle = styled('main')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '8vh 14px 40px',
  [media.phone]: { paddingTop: 20 },
});

/** The frame of the pages outside the shell: sign-in, passwords, first login, terms. */
export function SignInLayout() {
  const { t } = useTranslation('app');
  const { status } = useSession();
  const logOut = useLogOut();
  const saveLanguage = useSaveLanguage();
  return (
    <Room>
      <Head>
        <BrandMark />
        <Name>{PRODUCT_NAME}</Name>
        <span style={{ marginLeft: 'auto', display: 'flex', gap: 8 }}>
          <LanguageSelect onChosen={saveLanguage} />
          {status === 'signed_in' && (
            <Button kind="quiet" onClick={() => void logOut()}>
              {t('logout')}
            </Button>
          )}
        </span>
      </Head>
      <Middle>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Middle>
    </Room>
  );
}
