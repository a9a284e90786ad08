import { styled } from '../../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../lib/i18n/language.js';
import { BrandMark } from '../../../ui/page/brand-mark.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Frame = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const Bar = styled('header')({
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  padding: '0 max(14px, calc((100% - 992px) / 2))',
  minHeight: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
});
const Name = styled('p')({ ...type.section, flex: 1, minWidth: 0, overflowWrap: 'anywhere', padding: '8px 0' });
const Choice = styled('select')({
  height: 36,
  padding: '0 10px',
  borderRadius: radius.control,
  border: `1px solid ${role.navigation.heading}`,
  backgroundColor: role.navigation.chosen,
  color: role.navigation.on,
  fontWeight: 600,
  '&:focus-visible': { outline: `2px solid ${role.navigation.on}`, outlineOffset: 2 },
  '& option': { backgroundColor: role.surface, color: role.ink },
  [media.touch]: { height: 44, fontSize: 16 },
});
const Main = styled('main')({
  flex: 1,
  width: '100%',
  maxWidth: 1040,
  margin: '0 auto',
  padding: '20px 24px 32px',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [media.phone]: { padding: '14px 14px 24px', gap: 12 },
});

/** Each language's name in that language, because a boater may not read any other. */
const ownNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

interface BoaterShellProps {
  /** Name of the marina; null while it is unknown. */
  marina: string | null;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
  /** Buttons of the current step, shown at the bottom of the page. */
  actions?: ReactNode;
}

/** The frame of the boater's page. It shows the marina's name and the language, and nothing of the staff's console. */
export function BoaterShell({ marina, language, onLanguage, children, actions }: BoaterShellProps) {
  const { t } = useTranslation('boater');
  return (
    <Frame lang={language}>
      <Bar>
        <BrandMark />
        <Name>{marina ?? t('plainTitle')}</Name>
        <Choice
          aria-label={t('trade:language')}
          value={language}
          onChange={(event) => {
            const wanted = languages.find((known) => known === event.target.value);
            if (wanted !== undefined) onLanguage(wanted);
          }}
        >
          {languages.map((known) => (
            <option key={known} value={known} lang={known}>
              {ownNames[known]}
            </option>
          ))}
        </Choice>
      </Bar>
      <Main>{children}</Main>
      {actions}
    </Frame>
  );
}
