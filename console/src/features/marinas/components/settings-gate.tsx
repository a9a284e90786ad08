import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useSession } from '../../../lib/session/session.js';
import { Page } from '../../../ui/page/page.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { HistoryIcon } from '../../../ui/icons.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { BarPlace } from '../model/bar-place.js';
import { useSettings } from '../model/use-settings.js';

interface SettingsGateProps {
  title: string;
  head?: (page: SettingsPage | undefined) => ReactNode;
  children: (page: SettingsPage) => ReactNode;
}

/** Loads the settings of the marina for a page about them. */
export function SettingsGate({ title, head, children }: SettingsGateProps) {
  const { t } = useTranslation('marinas');
  const { may, answer } = useSettings();
  const { edition } = useSession();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (!may) return <NoPermission />;
  const { data } = answer;
  return (
    <BarPlace value={place}>
      <Page
        title={title}
        actions={
          <LinkButton kind="quiet" icon={<HistoryIcon />} to={historyAddress(edition)}>
            {t('whatChanged')}
          </LinkButton>
        }
      >
        {head?.(data)}
        {data !== undefined ? (
          children(data)
        ) : answer.isError ? (
          <LoadFailed load={answer} />
        ) : (
          <LoadingLines lines={8} rowHeight={72} />
        )}
      </Page>
      <div ref={setPlace} style={{ display: 'contents' }} />
    </BarPlace>
  );
}
