import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { counterApi } from '../../../../contracts/reservations/api.js';

import { undoPayment } from '../../../../contracts/reservations/counter.js';
import { exampleIds } from '../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../testing/render-console.js';
import { type Refused, ServerDouble } from '../../../testing/server-double.js';
import { NumberField } from '../fields/number-field.js';
import { TextField } from '../fields/text-field.js';
import { useSend } from '../../lib/api/use-send.js';
import { DialogForm } from './dialog-form.js';
import { useDialogForm } from './use-dialog-form.js';
import { useDone } from './use-done.js';
import { counterCalls } from '../../../../contracts/reservations/counter-calls.js';

function Undo({ onClose }: { readonly onClose: () => void }) {
  const done = useDone(onClose);
  const sending = useSend(counterCalls.undoPayment, { onDone: () => done('Undone') });
  const form = useDialogForm(undoPayment, {
    initial: { reservation_id: exampleIds.reservation, payment_no: 1, reason: '' },
    sending,
    send: sending.send,
    refusedField: ({ error_type }) => (error_type === 'NOT_FOUND' ? 'payment_no' : null),
  });
  return (
    <DialogForm form={form} title="Undo a payment" confirm="Undo" onClose={onClose}>
      <NumberField control={form.control} name="payment_no" label="Payment" />
      <TextField control={form.control} name="reason" label="Reason" errorWords={{ provideReason: 'Say why.' }} />
    </DialogForm>
  );
}

async function opened(server = new ServerDouble()) {
  const onClose = jest.fn();
  const { user } = await renderConsole(<Undo onClose={onClose} />, { server });
  const send = () => user.click(screen.getByRole('button', { name: 'Undo' }));
  return { user, server, onClose, send, reason: screen.getByLabelText('Reason') };
}

const refusing = (refusal: Refused) => new ServerDouble().refuse(counterApi.undoPayment, refusal);

describe('the form of a dialog', () => {
  it('sends nothing while a field is wrong, and focuses the first wrong field', async () => {
    const { send, server, reason } = await opened();
    await send();
    expect(await screen.findByText('Say why.')).toBeVisible();
    expect(reason).toHaveFocus();
    expect(server.received(counterApi.undoPayment)).toEqual([]);
  });

  it('sends what the schema makes of the input, says what was done, and closes', async () => {
    const { user, send, server, reason, onClose } = await opened();
    await user.type(reason, '  Wrong stay ');
    await send();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(server.inputs(counterApi.undoPayment)).toEqual([
      { reservation_id: exampleIds.reservation, payment_no: 1, reason: 'Wrong stay' },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows an error of the server at its field, focused, and no general text', async () => {
    const errors = [{ path: 'reason', code: 'tooLong' }];
    const { user, send, reason, onClose } = await opened(refusing({ status: 400, error_type: 'VALIDATION', errors }));
    await user.type(reason, 'Wrong');
    await send();
    expect(await screen.findByText('This is too long. Shorten it.')).toBeVisible();
    expect(reason).toHaveFocus();
    expect(reason).toBeInvalid();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows a refusal that belongs to no field until the next attempt', async () => {
    const { user, send, reason } = await opened(refusing({ status: 403, error_type: 'FORBIDDEN' }));
    await user.type(reason, 'Wrong');
    await send();
    expect(await screen.findByText(/^Unauthorized/)).toBeVisible();
    await user.clear(reason);
    await send();
    expect(screen.queryByText(/^Unauthorized/)).toBeNull();
  });

  it('shows a refusal that the dialog assigns to a field at this field', async () => {
    const { user, send, reason } = await opened(refusing({ status: 404, error_type: 'NOT_FOUND' }));
    await user.type(reason, 'Wrong');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Payment')).toBeInvalid();
    expect(screen.getByLabelText('Payment')).toHaveFocus();
  });

  it('asks before typed text is lost', async () => {
    const { user, reason, onClose } = await opened();
    await user.type(reason, 'Wrong');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Discard/ }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
