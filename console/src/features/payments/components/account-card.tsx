import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../../../../contracts/payments/account.js';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { OpenIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { AccountStep } from './account-step.js';
import { IbanDialog } from './iban-dialog.js';
import { PayoutMark } from './payout-marks.js';
import { useProviderPage } from './use-provider-page.js';

const Halves = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section + section': { borderTop: `1px solid ${role.line}` },
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > section + section': { borderTop: 0, borderLeft: `1px solid ${role.line}` },
  },
});
const Steps = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
});

const KINDS: Readonly<Record<PaymentAccount['onboarding'], StatusKind>> = {
  not_started: 'expired',
  under_review: 'waiting',
  active: 'booked',
  needs_information: 'our_move',
};

/** What the provider has checked, the bank account, and the next payout. */
export function AccountCard({ account }: { readonly account: PaymentAccount }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const mayChange = useSession().mayDo(paymentSettingCalls.iban.access);
  const [changing, setChanging] = useState(false);
  const { open, busy } = useProviderPage();
  const { onboarding, provider, next_payout: next } = account;
  const needed = account.steps.filter(({ state }) => state === 'needed').length;
  const stripe = provider === 'stripe';
  return (
    <Halves>
      <Section
        title={t(`provider_${provider}`)}
        note={
          <StatusChip
            kind={KINDS[onboarding]}
            label={needed > 0 ? t('thingsToDo', { count: needed }) : t(`onboarding_${onboarding}`)}
          />
        }
        actions={<Quiet>{account.account === null ? '' : shortened(account.account)}</Quiet>}
      >
        <Steps>
          {account.steps.map((step) => (
            <AccountStep key={step.step} step={step} account={account} />
          ))}
        </Steps>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {stripe && mayChange && (
            <Button kind={needed > 0 ? 'primary' : 'plain'} icon={<OpenIcon />} busy={busy} onClick={open}>
              {t(needed > 0 ? 'finishOnStripe' : 'openStripe')}
            </Button>
          )}
          {mayChange && (
            <Button kind={!stripe && needed > 0 ? 'primary' : 'plain'} onClick={() => setChanging(true)}>
              {t(account.iban === null ? 'enterBank' : 'changeBank')}
            </Button>
          )}
        </div>
        {!mayChange && <Quiet>{t('bankPrimaryOnly')}</Quiet>}
      </Section>
      <Section title={t('nextPayout')} level="label">
        {next === null ? (
          <Quiet>{t('noNextPayout')}</Quiet>
        ) : (
          <>
            <strong style={type.pageTitle}>{money(next.amount, next.currency)}</strong>
            <PayoutMark status={next.status} />
            <Quiet>{t('arrives', { count: next.movements, day: date(next.arrives_on) })}</Quiet>
          </>
        )}
        {!stripe && <Quiet>{t('payoutDays')}</Quiet>}
      </Section>
      {changing && <IbanDialog onClose={() => setChanging(false)} />}
    </Halves>
  );
}

function shortened(id: string): string {
  return id.length > 16 ? `${id.slice(0, 9)}…${id.slice(-4)}` : id;
}
