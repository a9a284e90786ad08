import { useTranslation } from 'react-i18next';
import { absencePlans } from '../../../../../contracts/absences/absence.js';
import type { HolderPage } from '../../../../../contracts/absences/link.js';
import { holderAbsenceCalls } from '../../../../../contracts/absences/calls.js';
import { PlanFields } from '../../../entities/absence/plan-fields.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';
import { useHolderProblem } from './use-holder-problem.js';

interface HolderFormProps {
  readonly token: string;
  /** Null: a new absence. */
  readonly absence: HolderPage['absences'][number] | null;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Files an absence, or changes one. */
export function HolderForm({ token, absence, onBack, onDone }: HolderFormProps) {
  const { t } = useTranslation('boater/absences');
  const problem = useHolderProblem();
  const { departure_date = '', return_date = '', reason, destination = '' } = absence ?? {};
  const form = useContractForm(absencePlans, { defaults: { departure_date, return_date, reason, destination } });
  const options = { token, topics: [{ topic: 'absences' as const }], onDone, onRefused: form.applyProblem };
  const filing = useSend(holderAbsenceCalls.create, options);
  const changing = useSend(holderAbsenceCalls.edit, { ...options, revision: () => absence?.revision });
  const { isPending, error } = absence === null ? filing : changing;
  const submit = form.handleSubmit((plans) =>
    absence === null ? filing.send(plans) : changing.send({ ...plans, absence_report_id: absence.absence_report_id }),
  );
  return (
    <Stack
      as="form"
      gap={14}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PlanFields control={form.control} />
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problem(error)}
        </Banner>
      )}
      <Row gap={10} wrap>
        <Button type="submit" kind="primary" size="large" busy={isPending}>
          {t(absence === null ? 'report' : 'actions:save')}
        </Button>
        {absence !== null && (
          <Button size="large" onClick={onBack} disabled={isPending}>
            {t('actions:back')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
