import { useTranslation } from 'react-i18next';
import { role } from '../../../ui/theme/role.js';
import type { BerthShown } from '../model/berth-shown.js';

const colours = { fits: role.booked.on, freeNow: role.booked.on, noneFree: role.wrong.on };
const words = { fits: 'berthFits', freeNow: 'berthFreeNow', noneFree: 'berthNone' } as const;

/** The berth of a row, or the state of the search for one, in colour. */
export function BerthCell({ shown }: { readonly shown: BerthShown }) {
  const { t } = useTranslation('reservation-list');
  if (shown.kind === 'nothing') return '–';
  if (shown.kind === 'has') return shown.name;
  const berth = 'name' in shown ? shown.name : '';
  return <strong style={{ color: colours[shown.kind] }}>{t(words[shown.kind], { berth })}</strong>;
}
