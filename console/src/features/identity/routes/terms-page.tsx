import { useTranslation } from 'react-i18next';
import { publicCalls } from '../../../../../contracts/marinas/calls.js';
import type { LegalText } from '../../../../../contracts/marinas/public-call-schemas.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSession } from '../../../lib/session/session-context.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { SignInCard } from '../components/sign-in-card.js';

const List = styled('ol')({
  display: 'grid',
  gap: 14,
  // Sections are cited by their numbers.
  listStyle: 'decimal',
  paddingLeft: 26,
  margin: 0,
  '& li::marker': { fontWeight: 600, color: role.ink2, fontVariantNumeric: 'tabular-nums' },
});

/** The terms that users accept at the first login, and how this installation handles personal data (spec 3 §2). */
export function Component() {
  const { t, i18n } = useTranslation('identity');
  const { t: ui } = useTranslation('ui');
  const { user } = useSession();
  const language = languages.find((code) => code === i18n.resolvedLanguage) ?? 'en';
  const answer = useLoad(publicCalls.data, { language }, { topics: [] });
  const terms = answer.data?.terms_of_service[language];
  const privacy = answer.data?.privacy_policy[language];
  return (
    <SignInCard title={t('trade:termsOfService')}>
      <p style={{ color: role.ink2 }}>{t('termsTocHint')}</p>
      {terms === undefined ? (
        answer.isError ? (
          <LoadFailed load={answer} />
        ) : (
          <LoadingLines lines={10} rowHeight={40} />
        )
      ) : (
        <Sections text={terms} />
      )}
      {privacy !== undefined && (
        <section style={{ display: 'grid', gap: 10 }}>
          <h2 style={type.section}>{t('privacyTitle')}</h2>
          <Sections text={privacy} />
        </section>
      )}
      <LinkButton wide to={user === null ? '/login' : '/'}>
        {user === null ? t('backToSignIn') : ui('mainPage')}
      </LinkButton>
    </SignInCard>
  );
}

/** Numbered sections. */
function Sections({ text }: { text: LegalText }) {
  return (
    <List>
      {text.sections.map(({ title, paragraphs }) => (
        <li key={title}>
          <h3 style={type.strong}>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ color: role.ink2 }}>
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}
