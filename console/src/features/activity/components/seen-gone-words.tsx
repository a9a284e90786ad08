import { useTranslation } from 'react-i18next';
import type { SeenGone } from '../../../../../contracts/vocabulary/seen-gone.js';
import { useFormats } from '../../../lib/format/use-formats.js';

/** When a dock walk saw the berth without its boat, and who. */
export function SeenGoneWords({ seen: { at, by } }: { readonly seen: SeenGone }) {
  const { t } = useTranslation('activity/conflicts');
  const when = useFormats().instant(at);
  return <>{by === null ? t('seenGoneByNobody', { when }) : t('seenGone', { when, by })}</>;
}
