import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { ApproveDialog } from '../dialogs/approve-dialog.js';
import { CancelDialog } from '../dialogs/cancel-dialog.js';
import type { ActionDraft } from '../dialogs/dialog-props.js';
import { SendPriceDialog } from '../dialogs/send-price-dialog.js';
import { SuggestDatesDialog } from '../dialogs/suggest-dates-dialog.js';
import { WaitingListDialog } from '../dialogs/waiting-list-dialog.js';
import type { SaveAction } from '../model/actions.js';
import type { Actions } from './use-actions.js';

interface ActionDialogsProps {
  readonly reservation: ReservationDetail;
  readonly draft: ActionDraft;
  readonly actions: Actions;
  readonly saveAction: SaveAction;
}

/** The dialog of the action that staff are about to take. It is mounted only while it is open, so it starts empty. */
export function ActionDialogs({ reservation, draft, actions, saveAction }: ActionDialogsProps) {
  const { asking, run, close, busy, error } = actions;
  const common = { open: true, onClose: close, busy, error };
  const { berth } = draft;
  switch (asking) {
    case 'send':
    case 'notify':
      return (
        <SendPriceDialog
          {...common}
          reservation={reservation}
          draft={draft}
          onConfirm={(values) => run({ kind: asking, extras: { ...values, berth } })}
        />
      );
    case 'save':
      return (
        <SendPriceDialog
          {...common}
          about={reservation.reservation_status === 'approved' ? 'changed' : 'offer'}
          reservation={reservation}
          draft={draft}
          onConfirm={(values) => run({ kind: 'save', action: saveAction, extras: { ...values, berth } })}
        />
      );
    case 'approve':
      return (
        <ApproveDialog
          {...common}
          reservation={reservation}
          draft={draft}
          onConfirm={(values) => run({ kind: 'approve', extras: { ...values, berth } })}
        />
      );
    case 'waitingList':
      return (
        <WaitingListDialog
          {...common}
          reservation={reservation}
          draft={draft}
          onConfirm={({ message }) => run({ kind: 'waitingList', extras: { message } })}
        />
      );
    case 'suggest':
      return (
        <SuggestDatesDialog
          {...common}
          reservation={reservation}
          onConfirm={({ suggested_dates, reason, message }) =>
            run({ kind: 'suggest', suggested_dates, reason, message })
          }
        />
      );
    case 'cancel':
      return (
        <CancelDialog
          {...common}
          reservation={reservation}
          onConfirm={({ reason, message, refundAmount }) => run({ kind: 'cancel', reason, message, refundAmount })}
        />
      );
    case null:
      return null;
  }
}
