import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderUi } from '../../../testing/render-ui.js';
import { useToast, type Toast } from './toast-context.js';

function Say({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast();
  return <button onClick={() => toasts.forEach(toast)}>Say</button>;
}

const say = async (...toasts: Toast[]) => {
  await renderUi(<Say toasts={toasts} />);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
};

afterEach(() => void jest.useRealTimers());

describe('a toast', () => {
  it('is announced, stays for five seconds and fades out in one', async () => {
    await say({ kind: 'done', text: 'Price sent' });
    expect(screen.getByRole('status')).toHaveTextContent('Price sent');
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByRole('status')).toHaveAttribute('data-fading', 'false');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveAttribute('data-fading', 'true');
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByText('Price sent')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Price sent')).not.toBeInTheDocument();
  });

  it('waits while it is pointed at', async () => {
    await say({ kind: 'news', text: 'R-20402 was withdrawn' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('comes back when it is pointed at while it fades', async () => {
    await say({ kind: 'news', text: 'R-20402 was withdrawn' });
    act(() => jest.advanceTimersByTime(5_500));
    fireEvent.pointerEnter(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveAttribute('data-fading', 'false');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('stays until it is closed when something went wrong', async () => {
    await say({ kind: 'wrong', text: 'Not sent' });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays until it is closed where it waits for an answer', async () => {
    await say({ kind: 'news', text: 'Reload this page', stays: true });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toHaveAttribute('data-fading', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is closed by whoever showed it, once it no longer holds', async () => {
    const Confirming = () => {
      const toast = useToast();
      const close = useRef<() => void>(undefined);
      return (
        <>
          <button onClick={() => (close.current = toast({ kind: 'done', text: 'Arrived' }))}>Confirm</button>
          <button onClick={() => close.current?.()}>Take back</button>
        </>
      );
    };
    await renderUi(<Confirming />);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('status')).toHaveTextContent('Arrived');
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('offers one action, which closes it', async () => {
    const run = jest.fn();
    await say({ kind: 'news', text: 'Cancelled', action: { label: 'Open', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Cancelled')).not.toBeInTheDocument();
  });

  it('is one of three at most, and is not said twice', async () => {
    const news = (text: string): Toast => ({ kind: 'news', text });
    await say(news('a'), news('b'), news('b'), news('c'), news('d'));
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['b', 'c', 'd']);
  });
});
