import { useTranslation } from 'react-i18next';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Months = styled('div')({
  ...type.second,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  color: role.ink2,
});
const Month = styled('span')({
  overflow: 'hidden',
  borderLeft: `1px solid ${role.line}`,
  paddingLeft: 3,
  whiteSpace: 'nowrap',
});
const MONTHS = Array.from({ length: 12 }, (_, month) => `2000-${String(month + 1).padStart(2, '0')}-01`);

/** The names of the months above a band of the year. */
export function MonthHeads() {
  const { i18n } = useTranslation('pricing');
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  return (
    <Months aria-hidden="true">
      {MONTHS.map((month) => (
        <Month key={month}>{monthName.format(new Date(`${month}T00:00:00Z`))}</Month>
      ))}
    </Months>
  );
}
