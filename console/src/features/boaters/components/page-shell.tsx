import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotFound } from '../../../ui/states/not-found.js';

interface LoadedProps<T> {
  readonly answer: UseQueryResult<T, ApiError>;
  readonly title: string;
  readonly notFound: string;
  readonly children: (data: T) => ReactNode;
}

/** The states of a page before its record has arrived: loading, missing, failed. */
export function Loaded<T>({ answer, title, notFound, children }: LoadedProps<T>) {
  const { t } = useTranslation('boaters');
  if (answer.data !== undefined) return children(answer.data);
  const home = listAddress('/customers');
  const { error } = answer;
  return (
    <Page title={title} back={{ to: home, label: t('actions:backToCustomers') }}>
      <Card>
        {error === null && <LoadingLines lines={8} rowHeight={44} />}
        {error?.missing === true && <NotFound home={home} text={notFound} />}
        {error !== null && !error.missing && <LoadFailed load={answer} />}
      </Card>
    </Page>
  );
}
