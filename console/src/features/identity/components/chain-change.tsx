import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { role } from '../../../ui/theme/role.js';

/** The change against the year before; nothing where there is nothing to compare with. */
export function Change({ percent }: { readonly percent: number | null }) {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  if (percent === null) return null;
  const colour = percent > 0 ? role.booked.on : percent < 0 ? role.wrong.on : role.ink2;
  const sign = percent > 0 ? '+' : percent === 0 ? '±' : '';
  return (
    <span style={{ color: colour, fontSize: 12, fontWeight: 600 }} title={t('yearBefore')}>
      {`${sign}${formats.percent(percent)}`}
    </span>
  );
}
