import { useTranslation } from 'react-i18next';
import type { UserPermissions } from '../../../../../contracts/vocabulary/permissions.js';
import { useGrantLines } from '../../../entities/user/use-grant-lines.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useSession, useUser } from '../../../lib/session/session-context.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { InvitationsSection } from '../components/invitations-section.js';
import { LanguageChoice } from '../components/language-choice.js';
import { SchemeChoice } from '../components/scheme-choice.js';
import { SessionsSection } from '../components/sessions-section.js';
import { TwoFactorSection } from '../components/two-factor-section.js';
import { roleWord } from '../model/role-word.js';

/** The same permissions as on the card of the user in the list of users. */
function Grants({ permissions }: { readonly permissions: UserPermissions }) {
  const grantLines = useGrantLines();
  return (
    <Stack as="ul" gap={2}>
      {grantLines(permissions).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}

/** The signed-in user's account, language, colours and password. */
export function Component() {
  const { t } = useTranslation('identity');
  const user = useUser();
  const { marina } = useSession();
  const role = roleWord(user);
  return (
    <Page title={t('trade:userSettings')}>
      <Card style={{ maxWidth: 560 }}>
        <Section title={t('accountSection')}>
          <KeyValues
            items={[
              { label: t('trade:name'), value: fullName(user) },
              { label: t('email'), value: user.email },
              ...(marina === null ? [] : [{ label: t('trade:marina'), value: `${marina.name} · ${marina.code}` }]),
              { label: t('role'), value: role === null ? <Grants permissions={user.permissions} /> : t(role) },
            ]}
          />
        </Section>
        <InvitationsSection />
        <Section title={t('appearanceSection')}>
          <LanguageChoice />
          <SchemeChoice />
        </Section>
        {marina !== null && (
          <Section title={t('trade:email')}>
            <p>{t('emailText')}</p>
            <div>
              <LinkButton to="/email_preferences">{t('trade:emailPreferences')}</LinkButton>
            </div>
          </Section>
        )}
        <Section title={t('passwordSection')}>
          <p>{t('passwordText')}</p>
          <div>
            <LinkButton to="/changePassword">{t('changePassword')}</LinkButton>
          </div>
        </Section>
        <TwoFactorSection />
        <SessionsSection />
      </Card>
    </Page>
  );
}
