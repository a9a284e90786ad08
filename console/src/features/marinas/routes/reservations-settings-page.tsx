import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../ui/page/tabs.js';
import { GeneralTab } from '../components/general-tab.js';
import { InstantTab } from '../components/instant-tab.js';
import { KitTab } from '../components/kit-tab.js';
import { SettingsGate } from '../components/settings-gate.js';

const tabs = ['general', 'approval_kit', 'instant_booking'] as const;

/** How the marina takes reservations (spec 3 §2). */
export function Component() {
  const { t } = useTranslation('marinas');
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const current = tabs.find((tab) => tab === asked) ?? 'general';
  return (
    <SettingsGate
      title={t('trade:reservations')}
      head={(page) => (
        <Tabs
          label={t('trade:reservations')}
          current={current}
          tabs={tabs.map((id) => ({
            id,
            label: t(`tab_${id}`),
            to: id === 'general' ? '/reservations_settings' : `/reservations_settings?tab=${id}`,
            count:
              id !== 'approval_kit'
                ? undefined
                : page?.files.filter(({ requested_type }) => requested_type === 'APPROVAL_KIT').length,
          }))}
        />
      )}
    >
      {(page) =>
        current === 'general' ? (
          <GeneralTab page={page} />
        ) : current === 'approval_kit' ? (
          <KitTab page={page} />
        ) : (
          <InstantTab page={page} />
        )
      }
    </SettingsGate>
  );
}
