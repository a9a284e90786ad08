import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { MoreIcon } from '../../../ui/icons.js';
import { styled } from '../../../ui/theme/styled.js';
import { useAbsenceWords } from './use-person-words.js';

/** Above the link that covers the row. */
const Above = styled('span')({ position: 'relative', zIndex: 1 });

interface AbsenceMenuProps {
  readonly absence: AbsenceReport;
  readonly root: string;
  readonly onCancel: ((absence: AbsenceReport) => void) | undefined;
}

/** What can be done with a row. */
export function AbsenceMenu({ absence, root, onCancel }: AbsenceMenuProps) {
  const { t } = useTranslation('absences');
  const navigate = useNavigate();
  const words = useAbsenceWords();
  const page = `${root}/${absence.absence_report_id}`;
  const changeable = onCancel !== undefined && absence.tab !== 'PAST';
  return (
    <Above>
      <MenuButton
        label={t('menuOf', { boat: words.boat(absence) })}
        icon={<MoreIcon />}
        iconOnly
        kind="quiet"
        size="small"
        items={[
          { id: 'open', label: t('actions:open'), run: () => void navigate(page) },
          { id: 'message', label: t('trade:message'), run: () => void navigate(`${page}?tab=1`) },
          ...(changeable
            ? [{ id: 'cancel', label: t('cancelAbsence'), run: () => onCancel(absence), danger: true }]
            : []),
        ]}
      />
    </Above>
  );
}
