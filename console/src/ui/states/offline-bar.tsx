import { styled } from '../theme/styled.js';
import { useTranslation } from 'react-i18next';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Bar = styled('div')({
  ...type.strong,
  fontSize: 13,
  padding: '6px 24px',
  textAlign: 'center',
  backgroundColor: role.waiting.bg,
  color: role.waiting.on,
});

/** Under the top bar while the server cannot be reached: what is on screen may be old, nothing typed is lost. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const { t } = useTranslation('ui');
  return <div role="status">{offline && <Bar>{t('offline')}</Bar>}</div>;
}
