import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../../ui/icons.js';
import { chooseLanguage, currentLanguage } from '../../lib/i18n/i18n.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { isLanguage, type Language, languages } from '../../lib/i18n/language.js';
import { media, radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

const Box = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: role.ink2,
  '& svg': { position: 'absolute', right: 4, width: 16, height: 16, pointerEvents: 'none' },
});
const Select = styled('select')({
  appearance: 'none',
  height: 36,
  padding: '0 22px 0 8px',
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '& option': { backgroundColor: role.surface, color: role.ink },
  [media.touch]: { height: 44, fontSize: 16 },
});

/**
 * Selects the console's language; each is listed under its native name. The choice is stored in this browser, and
 * `onChosen` can store it elsewhere too.
 */
export function LanguageSelect({ onChosen }: { onChosen?: (language: Language) => void }) {
  const { t } = useTranslation('app');
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    void chooseLanguage(language);
    onChosen?.(language);
  };
  return (
    <Box>
      <Select
        aria-label={t('trade:language')}
        value={currentLanguage()}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </Select>
      <ExpandMoreIcon />
    </Box>
  );
}
