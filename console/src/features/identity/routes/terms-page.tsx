import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { SignInCard } from '../components/sign-in-card.js';

const List = styled('ul')({ display: 'grid', gap: 8, paddingLeft: 18, listStyle: 'disc', color: role.ink2 });
const Title = styled('h2')({ ...type.section, marginBottom: 8 });

/** The terms that users accept at the first login, and how this installation handles personal data. */
export function Component() {
  const { t } = useTranslation('identity');
  return (
    <SignInCard title={t('termsTitle')}>
      <List>
        <li>{t('termsAccount')}</li>
        <li>{t('termsPurpose')}</li>
        <li>{t('termsHistory')}</li>
      </List>
      <section>
        <Title>{t('privacyTitle')}</Title>
        <List>
          <li>{t('privacyKept')}</li>
          <li>{t('privacyBrowser')}</li>
          <li>{t('privacyErasure')}</li>
        </List>
      </section>
    </SignInCard>
  );
}
