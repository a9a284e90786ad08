import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { renderConsole } from '../../../testing/render-console.js';
import { ApiError } from '../api/api-error.js';
import { useContractForm } from './use-contract-form.js';
import { useDiscardGuard } from './use-discard-guard.js';

const schema = z.strictObject({
  name: z.string().trim().min(1, 'vesselNameRequired'),
  payment: z.object({ price: z.number('reservation_priceRequired').min(0, 'reservation_inValidNumber') }),
});
const defaults = { name: 'Albatros', payment: { price: 10 } };

const form = (
  given: Parameters<typeof useContractForm<z.input<typeof schema>, z.output<typeof schema>>>[1] = { defaults },
) =>
  renderHook(() => {
    const contract = useContractForm(schema, given);
    // The form tracks only state that is read during rendering, as fields do.
    return { ...contract, errors: contract.formState.errors };
  }).result;

const problem = (...errors: { path: string; code: string }[]) =>
  new ApiError({ status: 400, error_type: 'VALIDATION', errors });

describe('a form of a contract', () => {
  it('refuses with the contract’s codes', async () => {
    const result = form({ defaults: { name: ' ', payment: { price: -1 } } });
    await act(() => result.current.trigger());
    expect(result.current.errors.name?.message).toBe('vesselNameRequired');
    expect(result.current.errors.payment?.price?.message).toBe('reservation_inValidNumber');
  });

  it("uses the server's code when a schema has none", async () => {
    const result = form({ defaults: { name: undefined, payment: { price: 1 } } });
    await act(() => result.current.trigger());
    expect(result.current.errors.name?.message).toBe('invalid_type');
  });

  it('hands on what the schema makes of the input', async () => {
    const result = form({ defaults: { name: '  Brisa ', payment: { price: 1 } } });
    let sent: unknown;
    await act(() => result.current.handleSubmit((values) => void (sent = values))());
    expect(sent).toEqual({ name: 'Brisa', payment: { price: 1 } });
  });

  it("puts the server's errors on their fields", () => {
    const result = form();
    let applied: boolean | undefined;
    act(() => {
      applied = result.current.applyProblem(problem({ path: 'payment.price', code: 'reservation_moreThanTotal' }));
    });
    expect(applied).toBe(true);
    expect(result.current.errors.payment?.price?.message).toBe('reservation_moreThanTotal');
    expect(result.current.errors.name).toBeUndefined();
  });

  it('reports when no error belongs to a field', () => {
    const result = form();
    const applied = [
      problem({ path: 'elsewhere', code: 'tooLong' }),
      problem({ path: '', code: 'unknownField' }),
      problem(),
      new Error('a defect'),
    ].map((error) => result.current.applyProblem(error));
    expect(applied).toEqual([false, false, false, false]);
    expect(result.current.errors).toEqual({});
  });
});

function Editor({ dirty }: { dirty: boolean }) {
  const { asking, discard, stay, letPass } = useDiscardGuard(dirty);
  return (
    <>
      <Link to="/away">leave</Link>
      <Link to="/edit?tab=1">tab</Link>
      {asking ? (
        <>
          <button onClick={discard}>discard</button>
          <button onClick={stay}>stay</button>
        </>
      ) : null}
      <Saved letPass={letPass} />
    </>
  );
}

function Saved({ letPass }: { letPass: (leave: () => void) => void }) {
  return <button onClick={() => letPass(() => screen.getByText('leave').click())}>save</button>;
}

const others = [{ path: '/away', element: <p>away</p> }];
const edit = (dirty: boolean) =>
  renderConsole(<Editor dirty={dirty} />, { at: '/edit', path: '/edit', others, as: null });

describe('the discard guard', () => {
  it('allows leaving a clean form', async () => {
    const { user, address } = await edit(false);
    await user.click(screen.getByText('leave'));
    expect(address()).toBe('/away');
  });

  it('asks before unsaved input is lost, and stays', async () => {
    const { user, address } = await edit(true);
    await user.click(screen.getByText('leave'));
    expect(address()).toBe('/edit');
    await user.click(screen.getByText('stay'));
    expect(screen.queryByText('discard')).toBeNull();
    expect(address()).toBe('/edit');
  });

  it('allows leaving when the input is discarded', async () => {
    const { user, address } = await edit(true);
    await user.click(screen.getByText('leave'));
    await user.click(screen.getByText('discard'));
    await waitFor(() => expect(address()).toBe('/away'));
  });

  it('does not ask between tabs of the same page', async () => {
    const { user, address } = await edit(true);
    await user.click(screen.getByText('tab'));
    expect(address()).toBe('/edit?tab=1');
  });

  it('allows leaving after saving', async () => {
    const { user, address } = await edit(true);
    await user.click(screen.getByText('save'));
    expect(address()).toBe('/away');
  });

  it('has the browser ask before closing, while there is something to lose', async () => {
    const { unmount } = await edit(true);
    const closing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    unmount();
    expect(closing()).toBe(false);
  });
});
