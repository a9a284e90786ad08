import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { AddBoats } from '../components/add-boats.js';

/** Adds boats to the group of the address. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('groups');
  const problemWords = useProblemWords();
  const mayAdd = useMay(groupCalls.addBoats.access);
  const load = useLoad(groupCalls.get, { group_id: id }, { topics: [{ topic: 'reservations' }], enabled: mayAdd });
  const { data: group, error, refetch, isFetching } = load;
  if (group !== undefined) return <AddBoats group={group} />;
  return (
    <Page title={t('addBoats')} back={{ to: `/groups/${id}` }}>
      {!mayAdd ? (
        <NoPermission text={t('mayNot')} />
      ) : error === null ? (
        <LoadingLines lines={6} />
      ) : (
        <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Page>
  );
}
