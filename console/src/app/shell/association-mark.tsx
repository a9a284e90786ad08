import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

const Mark = styled('span')({
  flex: 'none',
  padding: '3px 8px',
  border: `1px solid ${role.lineStrong}`,
  borderRadius: radius.control,
  color: role.ink2,
  fontSize: 12,
  fontWeight: 650,
  letterSpacing: '0.04em',
});

/** The place of the association's logo. The installation has only its code, so the code is shown. */
export function AssociationMark({ code }: { code: string | null }) {
  const { t } = useTranslation('app');
  if (code === null) return null;
  return (
    <Mark role="img" aria-label={t('association', { code })}>
      {code}
    </Mark>
  );
}
