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

/** Shown under the top bar while the server is unreachable: the data may be outdated, but no input is lost. */
export function OfflineBar({ offline }: { offline: boolean }) {
  const { t } = useTranslation('ui');
  return <div role="status">{offline && <Bar>{t('offline')}</Bar>}</div>;
}
