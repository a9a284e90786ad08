import { ApproveDialog } from '../dialogs/approve-dialog.js';
import type { ActionDraft, WithMessage } from '../dialogs/dialog-props.js';
import { SendPriceDialog } from '../dialogs/send-price-dialog.js';
import { WaitingListDialog } from '../dialogs/waiting-list-dialog.js';
import type { Creation } from './use-creation.js';

/** The dialog of the action that creates the reservation. */
export function CreationDialogs({ creation, draft }: { readonly creation: Creation; readonly draft: ActionDraft }) {
  const { asking, run, close, busy, error } = creation;
  const common = {
    open: true,
    reservation: null,
    draft,
    onClose: close,
    onConfirm: ({ message, both_reason }: WithMessage) => run(message, both_reason),
    busy,
    error,
  };
  if (asking === 'notify') return <SendPriceDialog {...common} />;
  if (asking === 'approve') return <ApproveDialog {...common} />;
  return asking === 'waitingList' ? <WaitingListDialog {...common} /> : null;
}
