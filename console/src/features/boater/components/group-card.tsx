import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { ASK_AGAIN_EVERY, boaterTopics } from '../api/boater-topics.js';
import { GroupPayment } from './group-payment.js';
import { BoaterCard, Facts, Quiet } from './boater-card.js';

/** The boats of the organiser's group, whose open offers one press accepts. Nothing where the boat comes alone. */
export function GroupCard({ token }: { readonly token: string }) {
  const { t } = useTranslation('boater');
  const { dateSpan, money } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { data } = useLoad(boaterReservationCalls.group, undefined, {
    topics: boaterTopics,
    token,
    refetchEvery: ASK_AGAIN_EVERY,
  });
  const { send, isPending } = useSend(boaterReservationCalls.acceptGroup, {
    token,
    topics: boaterTopics,
    onDone: ({ boats }) => {
      const left = boats.filter(({ error_type }) => error_type !== null).map(({ name }) => name);
      setRefused(left);
      if (left.length === 0) toast({ kind: 'done', text: t('groupAccepted') });
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const group = data?.group ?? null;
  if (group === null) return null;
  const open = group.boats.filter((boat) => boat.open).length;
  const { payment } = group;
  return (
    <BoaterCard title={t('groupTitle', { name: group.name })}>
      <p>{open === 0 ? t('groupAnswered') : t('groupOpen', { count: open })}</p>
      <Facts>
        {group.boats.map(({ view_id, name, start_date, end_date, total_to_pay, currency, open: waits }) => (
          <div key={view_id} style={{ display: 'contents' }}>
            <dt>
              {`${name}, ${dateSpan(start_date, end_date)}`}
              <Quiet>{t(waits ? 'groupBoatOpen' : 'groupBoatAnswered')}</Quiet>
            </dt>
            <dd>{money(total_to_pay, currency)}</dd>
          </div>
        ))}
      </Facts>
      {refused.length > 0 && <p role="alert">{t('groupRefused', { boats: refused.join(', ') })}</p>}
      {payment !== null && <GroupPayment token={token} payment={payment} />}
      {open > 0 && (
        <div>
          <Button kind="primary" busy={isPending} onClick={() => void send({})}>
            {t('acceptGroup', { count: open })}
          </Button>
        </div>
      )}
    </BoaterCard>
  );
}
