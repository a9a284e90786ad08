import { useCallback, useState } from 'react';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { PageAction } from '../model/action-bodies.js';
import type { SaveAction } from '../model/actions.js';
import type { PageForm } from './use-page-form.js';
import { loadBodies, type SendingAction, useSendAction } from './use-send-action.js';

/** The dialogs of the page, named after their actions. */
export type Asking = PageAction['kind'];

export interface Actions extends SendingAction {
  readonly asking: Asking | null;
  readonly ask: (action: Asking) => void;
  readonly close: () => void;
  /** Saves changes that the boater gets no message about, without a dialog, if the values they send are valid. */
  readonly save: (action: SaveAction) => void;
}

interface Given {
  readonly reservation: ReservationDetail;
  readonly page: PageForm;
  readonly onDone: (action: PageAction, receipt: CommandReceipt) => void;
}

/** The dialogs of the page's actions, and the actions that need none. */
export function useActions({ reservation, page, onDone }: Given): Actions {
  const [asking, setAsking] = useState<Asking | null>(null);
  const closeDialog = useCallback(() => setAsking(null), []);
  const sending = useSendAction({ reservation, page, closeDialog, onDone });
  const { run, dismissError } = sending;
  const { form } = page;
  return {
    ...sending,
    asking,
    ask: (action) => {
      dismissError();
      void loadBodies().catch(() => undefined);
      checkFirst(action, page, () => setAsking(action));
    },
    close: () => {
      closeDialog();
      dismissError();
    },
    save: (action) => {
      const saving = () => run({ kind: 'save', action, extras: {} });
      if (action !== 'UPDATE_NOTE') void form.handleSubmit(saving)();
      else void form.trigger('internal_notes', { shouldFocus: true }).then((right) => right && saving());
    },
  };
}

/**
 * Validates the form before an action that sends it. Errors show at their fields, and the first gets the focus. A move to
 * the waiting list without a price sends only the notes of the form.
 */
function checkFirst(action: Asking, { form, values }: PageForm, goOn: () => void): void {
  const carriesNothing = action === 'waitingList' && values.payment.price_per_night === null;
  if (action === 'cancel' || action === 'suggest' || carriesNothing) goOn();
  else void form.handleSubmit(goOn)();
}
