import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addingByApproval, requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { type Pages, usePagedLoad } from '../../lib/api/use-listed-page.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import type { Column } from '../../ui/list/column.js';
import { PagedList } from '../../ui/list/paged-list.js';
import { TwoLines } from '../../ui/list/two-lines.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { styled } from '../../ui/theme/styled.js';
import { BoatOutline, commonScale } from '../vessel/boat-outline.js';
import { useApproveResidency } from './use-request-answer.js';

const DeclineRequestDialog = lazyWithRetry(
  async () => (await import('./decline-request-dialog.js')).DeclineRequestDialog,
);
const ApproveCardDialog = lazyWithRetry(async () => (await import('./approve-card-dialog.js')).ApproveCardDialog);

const Buttons = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6, justifyContent: 'flex-end' });

const NOTHING = '–';
/** Pixels of the longest boat. */
const DRAWN_WIDTH = 90;

/** What changes the tables of requests. */
export const requestListTopics = {
  topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }],
  keepPrevious: true,
} as const;

interface RequestsTableProps {
  /** Requests for a berth as a resident, or for cards. */
  readonly of: 'residency' | 'membership';
  readonly pages: Pages;
}

/** Open requests, the longest wait first, each with its two answers. */
export function RequestsTable({ of, pages }: RequestsTableProps) {
  const { t } = useTranslation('entities/membership');
  const route = of === 'residency' ? requestCalls.residencyRequests : requestCalls.membershipRequests;
  const list = usePagedLoad(route, { page: pages.page, page_size: pages.page_size }, pages, requestListTopics);
  const [declining, setDeclining] = useState<CustomerRequest | null>(null);
  const [approving, setApproving] = useState<CustomerRequest | null>(null);
  const residency = useApproveResidency();
  const may = useMay(requestCalls.updateMarinaRequest.access);
  const mayAdd = useMay(addingByApproval);
  const noEditor = may ? null : t('cardHindrance_noEditor');
  const notAdding = (kind: CustomerRequest['kind']) =>
    mayAdd || kind === 'RENEWAL' ? null : t('cardHindrance_secondary');
  const actions = (request: CustomerRequest) => (
    <Buttons>
      <Button
        size="small"
        disabledReason={noEditor}
        aria-label={t('declineOf', { name: request.full_name ?? '' })}
        onClick={() => setDeclining(request)}
      >
        {t('actions:decline')}
      </Button>
      <Button
        size="small"
        kind="primary"
        busy={residency.isPending}
        disabledReason={noEditor ?? notAdding(request.kind)}
        aria-label={t('approveOf', { name: request.full_name ?? '' })}
        onClick={() => (of === 'residency' ? residency.approve(request) : setApproving(request))}
      >
        {t('actions:approve')}
      </Button>
    </Buttons>
  );
  const columns = useRequestColumns(of, list.rows, actions);
  return (
    <>
      <PagedList
        list={list}
        label={t(of === 'residency' ? 'residencyRequestsLabel' : 'membershipRequestsLabel')}
        columns={columns}
        folds
        rowId={(row) => row.id}
        rowHref={({ boater_id }) => `/boaters/${boater_id}`}
        rowLabel={({ boat_name, full_name }) => [boat_name, full_name].filter((part) => part !== null).join(', ')}
        edge={() => true}
        card={(row) => <RequestCard row={row} actions={actions(row)} />}
        loadingRows={3}
        empty={<EmptyState title={t('noRequests')}>{t(`noRequestsText_${of}`)}</EmptyState>}
      />
      {declining !== null && <DeclineRequestDialog request={declining} onClose={() => setDeclining(null)} />}
      {approving !== null && <ApproveCardDialog request={approving} onClose={() => setApproving(null)} />}
    </>
  );
}

function useRequestColumns(
  of: 'residency' | 'membership',
  rows: readonly CustomerRequest[],
  actions: (request: CustomerRequest) => ReactNode,
): readonly Column<CustomerRequest>[] {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  const asked = ({ request_date }: CustomerRequest) => formats.dateLong(formats.dayOf(request_date));
  const size = (id: 'length' | 'beam' | 'draft'): Column<CustomerRequest> => ({
    id,
    header: t(`column_${id}`),
    width: 90,
    align: 'right',
    cell: (row) => formats.metres(row[id]),
  });
  const person: Column<CustomerRequest> = {
    id: 'person',
    header: t('column_fullName'),
    width: 200,
    cell: ({ full_name, referral_code: code }) => (
      <TwoLines main={full_name ?? NOTHING} second={code === null ? '' : t('withCode', { code })} />
    ),
  };
  const date: Column<CustomerRequest> = {
    id: 'asked',
    header: t('column_asked'),
    width: 150,
    cell: (row) => <TwoLines main={asked(row)} second={formats.ago(row.request_date)} />,
  };
  const last: Column<CustomerRequest> = { id: 'answer', header: '', width: 190, align: 'right', cell: actions };
  if (of === 'membership') {
    const boat: Column<CustomerRequest> = {
      id: 'boat',
      header: t('column_boat'),
      width: 190,
      cell: ({ boat_name, length, beam }) => (
        <TwoLines
          main={boat_name ?? NOTHING}
          second={length === null ? '' : `${formats.metres(length)} × ${formats.metres(beam)}`}
        />
      ),
    };
    const what: Column<CustomerRequest> = {
      id: 'what',
      header: t('column_what'),
      width: 170,
      cell: ({ kind, card_number }) => <TwoLines main={t(`requestKind_${kind}`)} second={card_number ?? ''} />,
    };
    return [person, boat, date, what, last];
  }
  const scale = commonScale(
    rows.map(({ length }) => length),
    DRAWN_WIDTH,
  );
  return [
    {
      id: 'boat',
      header: t('column_boat'),
      width: 170,
      cell: ({ boat_name }) => <strong>{boat_name ?? NOTHING}</strong>,
    },
    size('length'),
    size('beam'),
    size('draft'),
    {
      id: 'scale',
      header: t('column_toScale'),
      width: 120,
      cell: ({ length, beam, vessel_type }) =>
        length !== null &&
        beam !== null && <BoatOutline length={length} beam={beam} type={vessel_type} scale={scale} />,
    },
    person,
    date,
    last,
  ];
}

/** A request on a phone. */
function RequestCard({ row, actions }: { readonly row: CustomerRequest; readonly actions: ReactNode }) {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  const { boat_name, full_name, length, beam, kind, request_date, referral_code: code } = row;
  const size = length === null ? null : `${formats.metres(length)} × ${formats.metres(beam)}`;
  return (
    <span style={{ display: 'grid', gap: 8 }}>
      <TwoLines
        main={<strong>{boat_name ?? full_name ?? NOTHING}</strong>}
        second={[boat_name === null ? null : full_name, size].filter((part) => part !== null).join(', ')}
      />
      <TwoLines
        main={t(`requestKind_${kind}`)}
        second={[formats.ago(request_date), code === null ? null : t('withCode', { code })]
          .filter((part) => part !== null)
          .join(', ')}
      />
      {actions}
    </span>
  );
}
