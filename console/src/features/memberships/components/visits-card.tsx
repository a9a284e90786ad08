import { useTranslation } from 'react-i18next';
import type { MembershipVisit } from '../../../../../contracts/memberships/card.js';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ShownCard } from '../model/shown-card.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '8px 10px 8px 0', borderTop: `1px solid ${role.line}` },
});

/** Where the card was used and when it was renewed, newest first. */
export function VisitsCard({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const answer = useLoad(cardCalls.visits, { customer_id: shown.id }, { topics: [{ topic: 'memberships' }] });
  // A marina that has not seen the card yet knows of no visits.
  const unknown = answer.error?.status === 404;
  const visits = unknown ? [] : answer.data?.items;
  const nights = (visits ?? []).reduce((sum, { nightsCount }) => sum + nightsCount, 0);
  return (
    <Card>
      <Section title={t('trade:visits')} note={nights === 0 ? undefined : t('nightsRedeemedInAll', { count: nights })}>
        {!unknown && <NotRefreshed load={answer} />}
        {answer.data === undefined && answer.error !== null && !unknown && <LoadFailed load={answer} />}
        {visits === undefined && answer.error === null && <LoadingLines lines={3} rowHeight={36} />}
        {visits?.length === 0 && <p style={{ margin: 0, color: role.ink2 }}>{t('noVisits')}</p>}
        {visits !== undefined && visits.length > 0 && <VisitTable shown={shown} visits={visits} />}
      </Section>
    </Card>
  );
}

function VisitTable({ shown, visits }: { readonly shown: ShownCard; readonly visits: readonly MembershipVisit[] }) {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(cardCalls.returnNights.access);
  const { send, isPending } = useSend(cardCalls.returnNights, {
    topics: [{ topic: 'memberships' }],
    onDone: () => toast({ kind: 'done', text: t('visitReturned') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('nightsOf')}</th>
            <th scope="col">{t('trade:marina')}</th>
            <th scope="col">{t('trade:nights')}</th>
            <th scope="col">{t('trade:type')}</th>
            <th scope="col">
              <Unseen>{t('trade:actions')}</Unseen>
            </th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => {
            const day = formats.dateLong(visit.startDate);
            return (
              <tr key={`${visit.type} ${visit.startDate} ${visit.visited_marina_id ?? ''}`}>
                <td>{day}</td>
                <td>{visit.marina?.name ?? shown.homeMarina.name}</td>
                <td>{visit.type === 'renew' ? '–' : visit.nightsCount}</td>
                <td>{t(`visitType_${visit.type}`)}</td>
                <td style={{ textAlign: 'right' }}>
                  {visit.visit_id !== null && (
                    <Button
                      size="small"
                      busy={isPending}
                      disabledReason={may ? null : t('hindrance_noReservations')}
                      aria-label={t('returnVisitOf', { date: day })}
                      onClick={() => {
                        if (visit.visit_id !== null) void send({ customer_id: shown.id, visit_id: visit.visit_id });
                      }}
                    >
                      {t('returnVisit')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}
