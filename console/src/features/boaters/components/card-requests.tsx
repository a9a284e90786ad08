import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addingByApproval, requestCalls } from '../../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../../contracts/memberships/requests.js';
import { requestTopics } from '../../../entities/membership/use-request-answer.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { styled } from '../../../ui/theme/styled.js';

const ApproveCardDialog = lazyWithRetry(
  async () => (await import('../../../entities/membership/approve-card-dialog.js')).ApproveCardDialog,
);
const DeclineRequestDialog = lazyWithRetry(
  async () => (await import('../../../entities/membership/decline-request-dialog.js')).DeclineRequestDialog,
);

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** The boater's open requests for a card or its renewal with their two answers; nothing where none is open. */
export function CardRequests({ boaterId }: { readonly boaterId: string }) {
  const load = useLoad(requestCalls.membershipRequests, { boater_id: boaterId }, { topics: requestTopics });
  const { data, error, refetch, isFetching } = load;
  const [answering, setAnswering] = useState<{ request: CustomerRequest; with: 'card' | 'decline' } | null>(null);
  const close = () => setAnswering(null);
  return (
    <>
      <NotRefreshed load={load} />
      {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
      {data?.items.map((request) => (
        <OpenRequest
          key={request.id}
          request={request}
          onApprove={() => setAnswering({ request, with: 'card' })}
          onDecline={() => setAnswering({ request, with: 'decline' })}
        />
      ))}
      {answering?.with === 'card' && <ApproveCardDialog request={answering.request} onClose={close} />}
      {answering?.with === 'decline' && <DeclineRequestDialog request={answering.request} onClose={close} />}
    </>
  );
}

interface OpenRequestProps {
  readonly request: CustomerRequest;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

function OpenRequest({ request, onApprove, onDecline }: OpenRequestProps) {
  const { t } = useTranslation(['boaters', 'entities/membership']);
  const { dateLong, dayOf, metres } = useFormats();
  const may = useMay(requestCalls.updateMembershipRequest.access);
  const mayAdd = useMay(addingByApproval);
  const { kind, full_name, boat_name, length, beam, card_number, referral_code: code } = request;
  const facts = { name: full_name ?? '', date: dateLong(dayOf(request.request_date)) };
  const noEditor = may ? null : t('entities/membership:cardHindrance_noEditor');
  const notAdding = mayAdd || kind === 'RENEWAL' ? null : t('entities/membership:cardHindrance_secondary');
  const about = [
    boat_name,
    length === null ? null : `${metres(length)} × ${metres(beam)}`,
    code === null ? null : t('entities/membership:withCode', { code }),
  ].filter((part) => part !== null);
  return (
    <section aria-label={t('openCardRequest')}>
      <Banner tone="our_move" title={t('nextYourTurn')}>
        {kind === 'RENEWAL'
          ? t('cardRequest_RENEWAL', { ...facts, number: card_number ?? '' })
          : t('cardRequest_MEMBERSHIP', facts)}
        {about.length > 0 && <Quiet>{about.join(', ')}</Quiet>}
        <Buttons>
          <Button kind="primary" disabledReason={noEditor ?? notAdding} onClick={onApprove}>
            {t('actions:approve')}
          </Button>
          <Button disabledReason={noEditor} onClick={onDecline}>
            {t('actions:decline')}
          </Button>
        </Buttons>
      </Banner>
    </section>
  );
}
