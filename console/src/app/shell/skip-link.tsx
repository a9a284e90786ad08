import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { CONTENT_ID } from '../../lib/screens/content-focus.js';
import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

const Link = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1600,
  padding: '8px 14px',
  borderRadius: radius.control,
  backgroundColor: role.sea,
  color: role.onSea,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
});

/** The first tab stop: skips the menus and moves the focus to the screen. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
