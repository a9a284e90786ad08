import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { Banner } from '../page/banner.js';

/** The answer that a list shows, as `useLoad` returns it. */
export interface Reloaded {
  readonly data: unknown;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Shown above a list that keeps its rows because loading them again has failed. */
export function NotRefreshed({ load }: { readonly load: Reloaded }) {
  const { t } = useTranslation('ui');
  if (load.data === undefined || load.error === null) return null;
  return (
    <Banner
      tone="waiting"
      live
      actions={
        <Button size="small" busy={load.isFetching} onClick={() => void load.refetch()}>
          {t('actions:tryAgain')}
        </Button>
      }
    >
      {t('notRefreshed')}
    </Banner>
  );
}
