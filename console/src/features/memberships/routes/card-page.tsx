import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { CardMenu } from '../../../entities/membership/card-menu.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { styled } from '../../../ui/theme/styled.js';
import { CardFacts } from '../components/card-facts.js';
import { NightsFacts } from '../components/nights-facts.js';
import { RedeemCard } from '../components/redeem-card.js';
import { ResendButton } from '../components/resend-button.js';
import { UpdateCardButton } from '../components/update-card-button.js';
import { VisitsCard } from '../components/visits-card.js';
import type { ShownCard } from '../model/shown-card.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '288px minmax(0, 1fr) 288px',
  '& > *': { minWidth: 0 },
  '@media (max-width: 1279px)': {
    gridTemplateColumns: '288px minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 2 },
  },
  '@media (max-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: 1 },
  },
});
const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** The page of a membership card: what it is worth, where it was used, and what may be done with it. */
export function Component() {
  const { number = '' } = useParams();
  return useMay(cardCalls.get.access) ? <OneCard key={number} number={number.toUpperCase()} /> : <NoPermission />;
}

function OneCard({ number }: { readonly number: string }) {
  const { t } = useTranslation('memberships');
  const topics = [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }] as const;
  const answer = useLoad(cardCalls.get, { card_number: number }, { topics });
  if (answer.data !== undefined) return <Shown shown={answer.data} />;
  const { error } = answer;
  const home = listAddress('/customers');
  // A malformed number names no card either.
  const missing = error !== null && (error.status === 404 || error.status === 400);
  return (
    <Page title={number} back={{ to: home, label: t('actions:backToCustomers') }}>
      <Card>
        {error === null && <LoadingLines lines={8} rowHeight={44} />}
        {missing && <NotFound home={home} text={t('cardNotFound', { number })} />}
        {error !== null && !missing && <LoadFailed load={answer} />}
      </Card>
    </Page>
  );
}

function Shown({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const { card, homeMarina, membership, is_home } = shown;
  const { boater, vessel } = membership;
  const name = fullName(boater);
  const about = [name, vessel?.name].filter(Boolean).join(', ');
  return (
    <Page
      title={card.card_number}
      chip={<CardChip status={card.status} />}
      subtitle={
        about === '' ? t('from', { marina: homeMarina.name }) : t('holderFrom', { about, marina: homeMarina.name })
      }
      back={{ to: listAddress('/customers'), label: t('actions:backToCustomers') }}
      actions={
        is_home && (
          <>
            <UpdateCardButton shown={shown} />
            <ResendButton shown={shown} />
            <CardMenu card={card} />
          </>
        )
      }
    >
      <Columns>
        <CardFacts shown={shown} />
        <Stack>
          <RedeemCard key={shown.redeemed_dates.length} shown={shown} />
          <VisitsCard shown={shown} />
        </Stack>
        <NightsFacts shown={shown} />
      </Columns>
    </Page>
  );
}
