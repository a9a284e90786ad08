import { useTranslation } from 'react-i18next';
import { Unseen } from '../../../ui/page/unseen.js';
import { LoadingLine } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import type { BerthShown } from '../model/berth-shown.js';

const colours = { fits: role.booked.on, freeNow: role.booked.on, noneFree: role.wrong.on };
const words = { fits: 'berthFits', freeNow: 'berthFreeNow', noneFree: 'berthNone' } as const;

/** The berth of a row, or the state of the search for one, in colour. */
export function BerthCell({ shown }: { readonly shown: BerthShown }) {
  const { t } = useTranslation('reservation-list');
  if (shown.kind === 'nothing') return '–';
  if (shown.kind === 'has') return shown.name;
  if (shown.kind === 'looking') {
    return (
      <>
        <Unseen>{t('berthLooking')}</Unseen>
        <LoadingLine aria-hidden="true" style={{ width: 56, display: 'inline-block' }} />
      </>
    );
  }
  const berth = 'name' in shown ? shown.name : '';
  return <strong style={{ color: colours[shown.kind] }}>{t(words[shown.kind], { berth })}</strong>;
}
