import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { stopClock, type Clock } from '../../../testing/clock.js';
import { ShortcutProvider, type ShortcutOptions, useShortcut, useShortcuts } from './shortcuts.js';

let ran: string[] = [];
let clock: Clock;

beforeEach(() => {
  ran = [];
  clock = stopClock('2027-07-01T09:00:00Z');
});
afterEach(() => clock.goOn());

function Offer({ id, keys, ...more }: { id: string; keys: string } & Partial<ShortcutOptions>) {
  useShortcut(id, { keys, label: id, group: 'go', run: () => ran.push(id), ...more });
  return null;
}

function Help() {
  return (
    <p data-testid="help">
      {useShortcuts()
        .map(({ id, keys }) => `${id}:${keys}`)
        .join(' ')}
    </p>
  );
}

const help = () => screen.getByTestId('help').textContent;

function Page({ dialog = false }: { dialog?: boolean }) {
  return (
    <ShortcutProvider>
      <Offer id="reservations" keys="g r" />
      <Offer id="history" keys="g h" />
      <Offer id="palette" keys="mod+k" />
      <Offer id="help" keys="?" />
      <Offer id="off" keys="x" enabled={false} />
      {dialog ? <Offer id="dialog" keys="?" /> : null}
      <input aria-label="search" />
      <input aria-label="tick" type="checkbox" />
      <Help />
    </ShortcutProvider>
  );
}

const press = (key: string, more: object = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...more });

describe('shortcuts', () => {
  it('run a sequence, each its own', () => {
    render(<Page />);
    press('g');
    press('r');
    press('g');
    press('h');
    expect(ran).toEqual(['reservations', 'history']);
  });

  it('forget a sequence that is not gone on with in time, or broken off', () => {
    render(<Page />);
    press('g', { timeStamp: 0 });
    press('z');
    press('r');
    expect(ran).toEqual([]);
  });

  it('take Ctrl and Command alike', () => {
    render(<Page />);
    press('k', { ctrlKey: true });
    press('K', { metaKey: true });
    press('k');
    expect(ran).toEqual(['palette', 'palette']);
  });

  it('take a sign whichever keys make it', () => {
    render(<Page />);
    press('?', { shiftKey: true });
    press('?');
    expect(ran).toEqual(['help', 'help']);
  });

  it('leave keys to fields, but not those with Ctrl, and not at a tick box', () => {
    render(<Page />);
    press('?', {}, screen.getByLabelText('search'));
    press('k', { ctrlKey: true }, screen.getByLabelText('search'));
    press('?', {}, screen.getByLabelText('tick'));
    expect(ran).toEqual(['palette', 'help']);
  });

  it('ignore handled events and keys held down', () => {
    render(<Page />);
    const taken = new KeyboardEvent('keydown', { key: '?', cancelable: true, bubbles: true });
    taken.preventDefault();
    document.body.dispatchEvent(taken);
    press('?', { repeat: true });
    expect(ran).toEqual([]);
  });

  it('keep the browser from doing its own', () => {
    render(<Page />);
    // fireEvent returns false when the default was prevented.
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(press('j', { ctrlKey: true })).toBe(true);
  });

  it('give the newest precedence, and give it back', () => {
    const { rerender } = render(<Page dialog />);
    press('?');
    rerender(<Page />);
    press('?');
    expect(ran).toEqual(['dialog', 'help']);
  });

  it('are listed while they are offered', () => {
    const { rerender } = render(<Page />);
    expect(help()).toBe('reservations:g r history:g h palette:mod+k help:?');
    rerender(<Page dialog />);
    expect(help()).toMatch(/dialog:\?$/);
  });

  it('do nothing without a provider', () => {
    render(
      <>
        <Offer id="help" keys="?" />
        <Help />
      </>,
    );
    press('?');
    expect([ran, help()]).toEqual([[], '']);
  });
});
