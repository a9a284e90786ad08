import { useEffect } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { useToast } from '../../ui/toast/toast-context.js';
import type { Story } from '../story.js';

const nothing = () => undefined;

function Form() {
  return (
    <Dialog
      open
      onClose={nothing}
      title="Cancel reservation R-20409"
      actions={
        <>
          <Button>Keep it</Button>
          <Button kind="danger">Cancel reservation</Button>
        </>
      }
    >
      <SelectInput
        label="Reason"
        value="other"
        onChange={nothing}
        options={[
          { value: 'weather', label: 'Weather' },
          { value: 'other', label: 'Other' },
        ]}
      />
      <NoteInput label="Message to the boater" value="" onChange={nothing} max={500} />
    </Dialog>
  );
}

function Confirm() {
  return (
    <ConfirmDialog open title="Approve onto C07?" confirm="Approve onto C07" onConfirm={nothing} onClose={nothing}>
      Jonas Weber gets the approval kit by mail. EUR 142.10 is due by Mon 23 Nov.
    </ConfirmDialog>
  );
}

function Discard() {
  return <DiscardDialog open onDiscard={nothing} onKeep={nothing} />;
}

function Toasts() {
  const toast = useToast();
  useEffect(() => {
    toast({ kind: 'done', text: 'Price sent to Jonas Weber' });
    toast({ kind: 'news', text: 'R-20402 was withdrawn', action: { label: 'Open', run: nothing } });
    toast({ kind: 'wrong', text: 'The export did not work. Try again in a moment.' });
  }, [toast]);
  return null;
}

export const floatStories: readonly Story[] = [
  { name: 'dialog', Show: Form, width: 700, float: 440 },
  { name: 'confirm-dialog', Show: Confirm, width: 600, float: 280 },
  { name: 'discard-dialog', Show: Discard, width: 600, float: 280 },
  { name: 'toast', Show: Toasts, width: 520, float: 220 },
];
