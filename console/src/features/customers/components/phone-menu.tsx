import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { DownloadIcon, MoreIcon, UploadIcon } from '../../../ui/icons.js';
import { useSeveralHindrance } from '../imports/add-several-button.js';
import type { CreationHindrance } from '../model/creation-hindrance.js';
import { useReport } from './report-button.js';

const AddSeveralDialog = lazyWithRetry(async () => (await import('../imports/add-several-dialog.js')).AddSeveralDialog);

interface PhoneMenuProps {
  readonly of: 'residents' | 'visitors';
  readonly tem: boolean;
  readonly hindrance: CreationHindrance | null;
}

/** Export and "Add several" where a phone has no room for their buttons. */
export function PhoneMenu({ of, tem, hindrance }: PhoneMenuProps) {
  const { t } = useTranslation('customers');
  const [adding, setAdding] = useState(false);
  const report = useReport({ of, tem });
  const noSeveral = useSeveralHindrance({ tem, hindrance });
  const several = {
    id: 'several',
    label: t('addSeveral'),
    icon: <UploadIcon />,
    disabledReason: noSeveral,
    run: () => setAdding(true),
  };
  return (
    <>
      <MenuButton
        label={t('actions:moreActions')}
        icon={<MoreIcon />}
        iconOnly
        items={[
          {
            id: 'export',
            label: t('actions:export'),
            icon: <DownloadIcon />,
            disabledReason: report.reason,
            run: report.download,
          },
          ...(of === 'residents' ? [several] : []),
        ]}
      />
      {adding && <AddSeveralDialog onClose={() => setAdding(false)} />}
    </>
  );
}
