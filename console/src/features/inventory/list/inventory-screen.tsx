import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { AddIcon, AnchorIcon, CopyIcon, PierIcon, UploadIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { usePiers } from '../model/use-piers.js';
import { ExportBerths } from './export-berths.js';
import { listTopics } from './use-chunk.js';
import type { InventoryUrl } from './use-inventory-url.js';

const ManyDialog = lazyWithRetry(async () => (await import('../many/many-dialog.js')).ManyDialog);
const ImportDialog = lazyWithRetry(async () => (await import('../imports/import-dialog.js')).ImportDialog);

interface InventoryScreenProps {
  url: InventoryUrl;
  tab: 'berths' | 'piers';
  children: ReactNode;
}

/** The frame of both tabs: title, tabs with counts, import, export and the menu to add something. */
export function InventoryScreen({ url, tab, children }: InventoryScreenProps) {
  const { t } = useTranslation('inventory');
  const { number } = useFormats();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const mayEdit = useMay(berthCalls.createBerth.access);
  const piers = usePiers().data;
  const all = useLoad(berthCalls.listBerths, { page_size: 1 }, { topics: listTopics, keepPrevious: true }).data;
  useRememberedList('/inventory');
  const noPier = piers !== undefined && piers.total === 0 ? t('addPierFirst') : null;
  return (
    <Page
      paper
      title={t('trade:piersAndBerths')}
      actions={
        <>
          {mayEdit && !narrow && (
            <Button icon={<UploadIcon />} onClick={() => url.openDialog('import')}>
              {t('import')}
            </Button>
          )}
          <ExportBerths filter={url.filter} order={url.order} iconOnly={narrow} />
          {mayEdit && (
            <MenuButton
              kind="primary"
              icon={<AddIcon />}
              label={t('add')}
              items={[
                {
                  id: 'berth',
                  label: t('newBerth'),
                  hint: t('newBerthHint'),
                  icon: <AnchorIcon />,
                  disabledReason: noPier,
                  run: () => void navigate('/berths/create'),
                },
                {
                  id: 'many',
                  label: t('multipleBerths'),
                  hint: t('multipleBerthsHint'),
                  icon: <CopyIcon />,
                  disabledReason: noPier,
                  run: () => url.openDialog('many'),
                },
                {
                  id: 'pier',
                  label: t('newPier'),
                  hint: t('newPierHint'),
                  icon: <PierIcon />,
                  run: () => void navigate('/piers/create'),
                },
                // On a phone the title has no room for a further button.
                ...(narrow
                  ? [
                      {
                        id: 'import',
                        label: t('importTitle'),
                        icon: <UploadIcon />,
                        run: () => url.openDialog('import'),
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </>
      }
    >
      <Tabs
        label={t('trade:piersAndBerths')}
        current={tab}
        tabs={[
          { id: 'berths', label: t('trade:berths'), to: '/inventory', count: all && number(all.total) },
          { id: 'piers', label: t('trade:piers'), to: '/inventory?tab=piers', count: piers && number(piers.total) },
        ]}
      />
      {children}
      {mayEdit && url.address.dialog === 'many' && piers !== undefined && piers.items.length > 0 && (
        <ManyDialog piers={piers.items} firstPier={url.address.piers[0] ?? null} onClose={url.closeDialog} />
      )}
      {mayEdit && url.address.dialog === 'import' && <ImportDialog onClose={url.closeDialog} />}
    </Page>
  );
}
