import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HolderPage } from '../../../../../contracts/absences/link.js';
import { holderAbsenceCalls } from '../../../../../contracts/absences/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { BoaterCard, Quiet } from './boater-card.js';
import { HolderForm } from './holder-form.js';
import { useHolderProblem } from './use-holder-problem.js';

type Filed = HolderPage['absences'][number];

const Title = styled('h1')({ ...type.pageTitle });
const Rows = styled('ul')({
  display: 'grid',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${role.line}` },
});
const Words = styled('div')({ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' });
const Buttons = styled('div')({ display: 'flex', gap: 8 });

/** The boat, the absences that are not over, and the form for a new one. */
export function HolderAbsences({ page, token }: { readonly page: HolderPage; readonly token: string }) {
  const { t } = useTranslation(['boater/absences', 'entities/absence']);
  const { dateLong } = useFormats();
  const toast = useToast();
  const [changing, setChanging] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<Filed | null>(null);
  const boat = page.vessel_name ?? t('yourBoat');
  const changed = page.absences.find(({ absence_report_id }) => absence_report_id === changing);
  return (
    <>
      <div>
        <Title>{page.first_name === null ? t('helloNameless') : t('hello', { name: page.first_name })}</Title>
        <p>{page.berth_name === null ? t('introNoBerth', { boat }) : t('intro', { boat, berth: page.berth_name })}</p>
      </div>
      {page.absences.length > 0 && (
        <BoaterCard title={t('listTitle')}>
          <FiledList
            absences={page.absences}
            onChange={({ absence_report_id }) => setChanging(absence_report_id)}
            onWithdraw={setWithdrawing}
          />
        </BoaterCard>
      )}
      <BoaterCard title={changed === undefined ? t('newTitle') : t('changeTitle')}>
        {changed === undefined && page.absences.length === 0 && <Quiet>{t('none')}</Quiet>}
        <HolderForm
          key={changing ?? `new ${page.absences.length}`}
          token={token}
          absence={changed ?? null}
          onBack={() => setChanging(null)}
          onDone={() => {
            toast({ kind: 'done', text: t(changed === undefined ? 'reported' : 'changed') });
            setChanging(null);
          }}
        />
      </BoaterCard>
      <Quiet>{t('validUntil', { day: dateLong(page.expires_at.slice(0, 10)) })}</Quiet>
      {withdrawing !== null && (
        <WithdrawDialog token={token} absence={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </>
  );
}

interface FiledListProps {
  readonly absences: readonly Filed[];
  readonly onChange: (absence: Filed) => void;
  readonly onWithdraw: (absence: Filed) => void;
}

function FiledList({ absences, onChange, onWithdraw }: FiledListProps) {
  const { t } = useTranslation(['boater/absences', 'entities/absence']);
  const { dateRange, nights } = useFormats();
  return (
    <Rows>
      {absences.map((absence) => {
        const dates = dateRange(absence.departure_date, absence.return_date);
        const facts = [
          nights(absence.nights),
          t(`entities/absence:reason_${absence.reason}`),
          absence.destination,
          absence.tab === 'CURRENT' ? t('awayNow') : '',
          absence.updated_by === 'MARINA' ? t('byMarina') : '',
        ];
        return (
          <li key={absence.absence_report_id}>
            <Words>
              <strong>{dates}</strong>
              <Quiet as="span">{facts.filter((fact) => fact !== '').join(', ')}</Quiet>
            </Words>
            <Buttons>
              <Button aria-label={t('changeOf', { dates })} onClick={() => onChange(absence)}>
                {t('actions:change')}
              </Button>
              <Button kind="quiet" aria-label={t('withdrawOf', { dates })} onClick={() => onWithdraw(absence)}>
                {t('withdraw')}
              </Button>
            </Buttons>
          </li>
        );
      })}
    </Rows>
  );
}

interface WithdrawDialogProps {
  readonly token: string;
  readonly absence: Filed;
  readonly onClose: () => void;
}

function WithdrawDialog({ token, absence, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('boater/absences');
  const { dateRange } = useFormats();
  const toast = useToast();
  const problem = useHolderProblem();
  const { send, isPending, error } = useSend(holderAbsenceCalls.delete, {
    token,
    topics: [{ topic: 'absences' }],
    onDone: () => {
      toast({ kind: 'done', text: t('withdrawn') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle')}
      confirm={t('withdrawConfirm')}
      dismiss={t('actions:keepAbsence')}
      danger
      busy={isPending}
      onConfirm={() => void send({ absence_report_id: absence.absence_report_id })}
      onClose={onClose}
    >
      <p>{t('withdrawText', { dates: dateRange(absence.departure_date, absence.return_date) })}</p>
      {error !== null && (
        <Banner tone="wrong" live>
          {problem(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
