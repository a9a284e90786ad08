import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { KeyValues, type KeyValue } from '../../../ui/page/key-values.js';
import { BoaterMessage } from './boater-message.js';
import type { ActionDraft, WithMessage } from './dialog-props.js';
import { useUntilClosed } from './use-until-closed.js';

interface ActionDialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirm button: what it does. */
  readonly confirm: string;
  readonly draft: ActionDraft;
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
  const { open, title, confirm, draft, effects, messageHint, busy, error, onClose, onConfirm, children } = props;
  const problemWords = useProblemWords();
  const [message, setMessage] = useUntilClosed(open, '');
  return (
    <FormDialog
      open={open}
      title={title}
      dirty={message !== ''}
      confirm={confirm}
      busy={busy}
      problem={error == null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => onConfirm({ message: message.trim() })}
    >
      <KeyValues items={useFacts(draft)} />
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
