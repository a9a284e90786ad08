import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type RenderedUi, renderUi } from '../../../testing/render-ui.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';
import { DiscardDialog } from './discard-dialog.js';
import { FormDialog } from './form-dialog.js';
import { hasUnsavedInput } from '../../lib/forms/use-unsaved.js';

type User = RenderedUi['user'];

describe('a dialog', () => {
  it('has a name, closes on Escape and by its cross', async () => {
    const close = jest.fn();
    const { user } = await renderUi(
      <Dialog open onClose={close} title="Suggest dates">
        <input aria-label="Arrival" />
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Suggest dates' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus inside', async () => {
    const { user } = await renderUi(
      <>
        <button>Outside</button>
        <Dialog open onClose={jest.fn()} title="Suggest dates">
          <input aria-label="Arrival" />
        </Dialog>
      </>,
    );
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      expect(screen.getByText('Outside')).not.toHaveFocus();
    }
  });

  it('stays while its work is under way', async () => {
    const close = jest.fn();
    const { user } = await renderUi(
      <Dialog open onClose={close} title="Suggest dates" busy>
        <p>Sending</p>
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a question', () => {
  it('focuses the confirm button, shows the consequences, and confirms by Enter', async () => {
    const confirm = jest.fn();
    const { user } = await renderUi(
      <ConfirmDialog open title="Approve?" confirm="Approve onto C07" onConfirm={confirm} onClose={jest.fn()}>
        Jonas gets a mail.
      </ConfirmDialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Approve?' })).toHaveAccessibleDescription('Jonas gets a mail.');
    expect(screen.getByRole('button', { name: 'Approve onto C07' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('focuses the cancel button when data would be lost', async () => {
    const [discard, keep] = [jest.fn(), jest.fn()];
    const { user } = await renderUi(<DiscardDialog open onDiscard={discard} onKeep={keep} />);
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect([discard.mock.calls.length, keep.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('is not answered by a click beside it', async () => {
    const close = jest.fn();
    const { user } = await renderUi(<DiscardDialog open onDiscard={jest.fn()} onKeep={close} />);
    const beside = document.querySelector('.MuiDialog-container');
    if (beside !== null) await user.click(beside);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a form dialog', () => {
  function Form({ close }: { close: () => void }) {
    const [reason, setReason] = useState('');
    return (
      <FormDialog
        open
        title="Decline?"
        dirty={reason !== ''}
        confirm="Decline"
        onConfirm={() => undefined}
        onClose={close}
      >
        <input aria-label="Reason" value={reason} onChange={({ target }) => setReason(target.value)} />
        <input aria-label="Copy" />
      </FormDialog>
    );
  }
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
  const ways = [
    ['Escape', async (user: User) => user.keyboard('{Escape}')],
    ['the cross', async (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['the cancel button', async (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    [
      'a click outside',
      async (user: User) => {
        const beside = document.querySelector('.MuiDialog-container');
        if (beside !== null) await user.click(beside);
      },
    ],
  ] as const;

  it.each(ways)('closes at once by %s while nothing was typed', async (_name, leave) => {
    const close = jest.fn();
    const { user } = await renderUi(<Form close={close} />);
    await leave(user);
    expect(question()).toBeNull();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(ways)('asks after %s before typed input is lost, and goes on in the field', async (_name, leave) => {
    const close = jest.fn();
    const { user } = await renderUi(<Form close={close} />);
    await user.type(screen.getByLabelText('Reason'), 'Too long');
    await leave(user);
    expect(question()).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    expect(screen.getByLabelText('Reason')).toHaveValue('Too long');
    await leave(user);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('counts as unsaved input while something is typed', async () => {
    const { user, unmount } = await renderUi(<Form close={jest.fn()} />);
    expect(hasUnsavedInput()).toBe(false);
    await user.type(screen.getByLabelText('Reason'), 'Too long');
    expect(hasUnsavedInput()).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    unmount();
    expect(hasUnsavedInput()).toBe(false);
  });
});
