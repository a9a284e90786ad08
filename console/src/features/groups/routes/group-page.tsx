import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { GroupBoats } from '../components/group-boats.js';
import { boatsLeft } from '../model/boats-left.js';

const back = { to: listAddress('/reservations') };

/** A group: its organiser, what its boats have in common, and each boat. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('groups');
  const { dateSpan, money } = useFormats();
  const problemWords = useProblemWords();
  const load = useLoad(groupCalls.get, { group_id: id }, { topics: [{ topic: 'reservations' }] });
  const { data: group, error, refetch, isFetching } = load;
  if (group === undefined) {
    return (
      <Page title={t('group')} back={back}>
        {error === null ? (
          <LoadingLines lines={6} />
        ) : (
          <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Page>
    );
  }
  const { boats, organiser, discount } = group;
  const left = boatsLeft(boats);
  const currency = boats[0]?.currency ?? 'EUR';
  const total = boats.reduce((sum, boat) => sum + (boat.balance === null ? 0 : (boat.total_to_pay ?? 0)), 0);
  const open = boats.reduce((sum, boat) => sum + (boat.balance ?? 0), 0);
  return (
    <Page
      title={group.name}
      back={back}
      subtitle={`${t('boatCount', { count: left })}, ${dateSpan(group.start_date, group.end_date)}`}
      paper
      actions={<LinkButton to={`/reservations?tab=ALL&group=${id}`}>{t('showInList')}</LinkButton>}
    >
      <Card>
        <Section title={t('organiser')}>
          <Link to={`/boaters/${organiser.boater_id}`}>{fullName(organiser) || t('trade:erasedPerson')}</Link>
          <Quiet>{t(`offeredHint_${group.offered}`)}</Quiet>
          {discount !== null && (
            <Quiet>
              {t(left >= discount.boats ? 'discountHolds' : 'discountLost', {
                percent: discount.percent,
                needed: discount.boats,
                count: left,
              })}
            </Quiet>
          )}
        </Section>
      </Card>
      <GroupBoats group={group} load={load} />
      <BottomBar
        label={t('group')}
        facts={[
          { value: t('boatCount', { count: left }), label: dateSpan(group.start_date, group.end_date) },
          { value: money(total, currency), label: t('trade:total') },
          { value: money(open, currency), label: t('stillOpen') },
        ]}
      />
    </Page>
  );
}
