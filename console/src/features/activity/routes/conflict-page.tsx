import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { conflictCalls } from '../../../../../contracts/conflicts/calls.js';
import { useConflict } from '../../../entities/conflict/use-conflicts.js';
import { useMay } from '../../../lib/session/may.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import type { SizeAnswer } from '../components/conflict-facts.js';
import { ConflictScreen } from '../components/conflict-screen.js';
import type { BoatSizes } from '../../../../../contracts/conflicts/remedies.js';
import { rightSizes } from '../model/conflict-view.js';

/** One conflict of the harbour. */
export function Component() {
  const { id = '' } = useParams();
  return <ConflictPage key={id} id={id} />;
}

const UNANSWERED: SizeAnswer = { source: 'card', other: null };

function ConflictPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('activity/conflicts');
  const may = useMay(conflictCalls.get.access);
  const [answer, setAnswer] = useState(UNANSWERED);
  const [sizes, setSizes] = useState<BoatSizes>();
  const { data, error, isFetching, refetch } = useConflict(id, sizes);
  const page = (content: React.ReactNode) => (
    <Page title={t('title')} back={{ to: '/activity', label: t('trade:arrivalsAndDepartures') }}>
      <Card style={{ padding: 16 }}>{content}</Card>
    </Page>
  );
  if (!may) return page(<NoPermission />);
  if (error?.status === 404 || error?.status === 400) {
    return page(<NotFound home="/activity" title={t('unknownTitle')} text={t('unknownText')} />);
  }
  if (data === undefined) {
    return page(
      error === null ? <LoadingLines lines={9} rowHeight={52} /> : <LoadFailed load={{ error, isFetching, refetch }} />,
    );
  }
  return (
    <ConflictScreen
      conflict={data}
      answer={answer}
      onAnswer={(given) => {
        setAnswer(given);
        setSizes(rightSizes(data, given.source, given.other));
      }}
    />
  );
}
