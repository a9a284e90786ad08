import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { usePanelFocus } from './use-panel-focus.js';

let open: (id: string) => void;

function Map({ shownId }: { readonly shownId: string | null }) {
  const { panel, focusPanelOf } = usePanelFocus<HTMLDivElement>(shownId);
  open = focusPanelOf;
  return shownId === null ? null : (
    <div key={shownId} ref={panel} tabIndex={-1} role="region" aria-label={`berth ${shownId}`} />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

describe('the panel of an opened berth', () => {
  it('gets the focus at once where it is shown, each time', () => {
    render(<Map shownId="A1" />);
    act(() => open('A1'));
    expect(focused()).toBe('berth A1');
    act(() => screen.getByRole('region').blur());
    act(() => open('A1'));
    expect(focused()).toBe('berth A1');
  });

  it('gets the focus when it appears later', () => {
    const { rerender } = render(<Map shownId={null} />);
    act(() => open('A1'));
    expect(focused()).toBeNull();
    rerender(<Map shownId="A1" />);
    expect(focused()).toBe('berth A1');
  });

  it('is not mistaken for that of the berth before', () => {
    const { rerender } = render(<Map shownId="A1" />);
    act(() => open('A2'));
    expect(focused()).toBeNull();
    rerender(<Map shownId="A2" />);
    expect(focused()).toBe('berth A2');
  });
});
