import { useTranslation } from 'react-i18next';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { soldState } from '../model/sold-strip.js';

const Words = styled('span')({
  ...type.second,
  color: role.ink2,
  '&[data-state=free]': { color: role.sea, fontWeight: 600 },
  '&[data-state=all]': { color: role.booked.on, fontWeight: 600 },
});

/** How many of the nights are sold, as a text. */
export function useSoldText() {
  const { t } = useTranslation('absences');
  return (absence: AbsenceReport) =>
    t(`sold_${soldState(absence)}`, { sold: absence.nights_sold, nights: absence.nights });
}

export function SoldWords({ absence }: { readonly absence: AbsenceReport }) {
  const words = useSoldText();
  return <Words data-state={soldState(absence)}>{words(absence)}</Words>;
}
