import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { sameJson } from '../../../../../contracts/vocabulary/same-json.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { KeyValues, type KeyValue } from '../../../ui/page/key-values.js';
import { BoaterMessage } from './boater-message.js';
import type { ActionDraft, WithMessage } from './dialog-props.js';
import type { ComparedQuestion } from '../../../entities/stay-change/compared-with-others.js';
import { type OtherBerth, otherBerthsOf, SHORTEST_REASON } from '../../../entities/stay-change/other-berths.js';
import { OtherBerthsOfBoat } from '../../../entities/stay-change/other-berths-of-boat.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { useUntilClosed } from './use-until-closed.js';

interface ActionDialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirm button: what it does. */
  readonly confirm: string;
  readonly draft: ActionDraft;
  /** Null: the reservation is being entered. */
  readonly reservation: Pick<ReservationDetail, 'id'> | null;
  /** Translated effects: what is booked, mailed and charged. */
  readonly effects: readonly string[];
  readonly messageHint: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onConfirm: (values: WithMessage) => void;
  readonly children?: ReactNode;
}

/** Confirms an action that reaches the boater. It shows the facts and the effects, and has a field for a message. */
export function ActionDialogFrame(props: ActionDialogFrameProps) {
  const { open, title, confirm, draft, reservation, effects, messageHint, busy, error, onClose, onConfirm, children } =
    props;
  const refusal = useRefusalText(draft.reservationId ?? null, error);
  const [message, setMessage] = useUntilClosed(open, '');
  const [reason, setReason] = useUntilClosed(open, draft.both_reason ?? '');
  const [others, setOthers] = useState<readonly OtherBerth[]>([]);
  const asked = otherBerthsOf(error);
  // The question stays while the answer is sent.
  if (asked.length > 0 && !sameJson(asked, others)) setOthers(asked);
  const unexplained = others.length > 0 && reason.trim().length < SHORTEST_REASON;
  const { t } = useTranslation('entities/stay-change');
  return (
    <FormDialog
      open={open}
      title={title}
      dirty={message !== ''}
      confirm={confirm}
      busy={busy}
      problem={asked.length > 0 ? null : refusal}
      disabledReason={unexplained ? t('keepBothMissing') : null}
      onClose={onClose}
      onConfirm={() =>
        onConfirm({ message: message.trim(), ...(reason.trim() === '' ? {} : { both_reason: reason.trim() }) })
      }
    >
      <KeyValues items={useFacts(draft)} />
      {others.length > 0 && (
        <OtherBerthsOfBoat
          berths={others}
          asked={reservation === null ? null : comparedOf(reservation, draft)}
          reason={reason}
          disabled={busy}
          onReason={setReason}
        />
      )}
      {children}
      <ul style={{ margin: 0, paddingLeft: 18, listStyle: 'disc' }}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <BoaterMessage hint={messageHint} value={message} disabled={busy} onChange={setMessage} />
    </FormDialog>
  );
}

function comparedOf({ id }: Pick<ReservationDetail, 'id'>, { start_date, end_date }: ActionDraft): ComparedQuestion {
  return { reservation_id: id, start_date, end_date };
}

/** The facts of the action as the form has them. */
function useFacts({
  start_date,
  end_date,
  nights,
  boaterName,
  boatName,
  currency,
  total,
  deposit,
  firstInstalment,
  berth,
}: ActionDraft): KeyValue[] {
  const { t } = useTranslation(['reservations/side', 'entities/price']);
  const formats = useFormats();
  const asksDeposit = deposit !== null && deposit > 0 && deposit !== total;
  return [
    { label: t('trade:boater'), value: boaterName },
    ...(boatName === '' ? [] : [{ label: t('trade:boat'), value: boatName }]),
    { label: t('trade:stay'), value: `${formats.dateRange(start_date, end_date)}, ${formats.nights(nights)}` },
    ...(berth === null ? [] : [{ label: t('trade:berth'), value: berth.name }]),
    ...(total === null ? [] : [{ label: t('trade:total'), value: formats.money(total, currency), total: true }]),
    ...(firstInstalment === null
      ? []
      : [{ label: t('entities/price:firstInstalment'), value: formats.money(firstInstalment, currency) }]),
    ...(asksDeposit ? [{ label: t('trade:deposit'), value: formats.money(deposit, currency) }] : []),
  ];
}
