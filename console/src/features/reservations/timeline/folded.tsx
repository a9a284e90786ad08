import { useTranslation } from 'react-i18next';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Fold = styled('details')({
  ...type.second,
  color: role.ink2,
  '& summary': { display: 'inline-block', padding: '4px 0', color: role.sea, cursor: 'pointer' },
  '& summary:hover': { textDecoration: 'underline' },
});

/** The details of an action, which open on request. */
export function Folded({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('reservations/side');
  return (
    <Fold>
      <summary>{t('trade:details')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
}
