import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { styled } from '../../../ui/theme/styled.js';
import { CheckedListCard } from '../components/checked-list-card.js';
import { GiftForm } from '../components/gift-form.js';
import { GiftReport } from '../components/gift-report.js';
import { GiftedBefore } from '../components/gifted-before.js';
import { useAddressList } from '../components/use-address-list.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Administrators give points to members. */
export function Component() {
  return useMay(loyaltyCalls.giftPoints.access) ? <GiftPointsPage /> : <NoPermission />;
}

function GiftPointsPage() {
  const { t } = useTranslation('loyalty');
  const list = useAddressList();
  const [points, setPoints] = useState<number | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const begun = (giftId: string) => {
    setReported(giftId);
    list.remove();
    setPoints(null);
    setUntil(null);
  };
  return (
    <Page title={t('giftPoints')}>
      <Columns>
        <GiftForm list={list} points={points} onPoints={setPoints} until={until} onUntil={setUntil} onBegun={begun} />
        {list.checked !== null && <CheckedListCard checked={list.checked} points={points} until={until} />}
      </Columns>
      <GiftedBefore onReport={setReported} />
      {reported !== null && <GiftReport giftId={reported} onClose={() => setReported(null)} />}
    </Page>
  );
}
