import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui.js';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';
import { LinkButton } from './link-button.js';
import { MenuButton } from './menu-button.js';
import { SplitButton } from './split-button.js';

describe('a button', () => {
  it('runs its action by mouse and by keyboard', async () => {
    const run = jest.fn();
    const { user } = await renderUi(<Button onClick={run}>Approve onto C07</Button>);
    await user.click(screen.getByRole('button', { name: 'Approve onto C07' }));
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('ignores clicks while busy, and keeps the focus', async () => {
    const run = jest.fn();
    const { user } = await renderUi(
      <Button busy onClick={run}>
        Approve
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Approve' });
    await user.click(button);
    expect(run).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  it('stays focusable when disabled with a reason, and announces the reason', async () => {
    const run = jest.fn();
    const { user } = await renderUi(
      <Button disabledReason="The insurance is missing" onClick={run}>
        Approve
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Approve' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('The insurance is missing');
    await user.keyboard('{Enter}');
    expect(run).not.toHaveBeenCalled();
  });

  it('shows the reason on hover and hides it on Escape', async () => {
    const { user } = await renderUi(<Button disabledReason="The insurance is missing">Approve</Button>);
    const button = screen.getByRole('button', { name: 'Approve' });
    await user.hover(button);
    await waitFor(() => expect(screen.getAllByText('The insurance is missing')).toHaveLength(2));
    button.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByText('The insurance is missing')).toHaveLength(1));
  });

  it('sends a form only when it may be used', async () => {
    const send = jest.fn();
    const form = (reason: string | null) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Button type="submit" disabledReason={reason}>
          Send
        </Button>
      </form>
    );
    const { user } = await renderUi(
      <>
        {form('No price yet')}
        {form(null)}
      </>,
    );
    const [locked, free] = screen.getAllByRole('button', { name: 'Send' });
    if (locked !== undefined) await user.click(locked);
    expect(send).not.toHaveBeenCalled();
    if (free !== undefined) await user.click(free);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('an icon button', () => {
  it('has its label as its name', async () => {
    const run = jest.fn();
    const { user } = await renderUi(<IconButton label="Messages" icon={<svg />} onClick={run} />);
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does nothing when disabled for a reason', async () => {
    const run = jest.fn();
    const { user } = await renderUi(<IconButton label="More" icon={<svg />} disabledReason="Closed" onClick={run} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAccessibleDescription('Closed');
  });
});

it('a link button leads to its place', async () => {
  const { user, address } = await renderUi(<LinkButton to="/reservations/new">New reservation</LinkButton>);
  await user.click(screen.getByRole('link', { name: 'New reservation' }));
  await waitFor(() => expect(address()).toBe('/reservations/new'));
});

describe('a menu button', () => {
  const items = (run: () => void) => [
    { id: 'edit', label: 'Edit', run },
    { id: 'approve', label: 'Approve', disabledReason: 'The insurance is missing', run },
  ];

  it('opens, moves and chooses by keyboard, and restores the focus', async () => {
    const run = jest.fn();
    const { user } = await renderUi(<MenuButton label="Actions" items={items(run)} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
    // Screen readers can also reach the menu by landmark.
    expect(within(screen.getByRole('region', { name: 'Actions' })).getByRole('menu')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('shows why a line cannot be chosen, and does not do it', async () => {
    const run = jest.fn();
    const { user } = await renderUi(<MenuButton label="Actions" items={items(run)} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    const locked = await screen.findByRole('menuitem', { name: /Approve.*The insurance is missing/ });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    await user.click(locked);
    expect(run).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    const { user } = await renderUi(<MenuButton label="Actions" items={items(jest.fn())} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('appears beside the usual action in a split button', async () => {
    const usual = jest.fn();
    const rare = jest.fn();
    const { user } = await renderUi(
      <SplitButton onClick={usual} menuLabel="More ways" items={[{ id: 'mail', label: 'By mail', run: rare }]}>
        Send
      </SplitButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'More ways' }));
    await user.click(await screen.findByRole('menuitem', { name: 'By mail' }));
    expect([usual.mock.calls.length, rare.mock.calls.length]).toEqual([1, 1]);
  });
});
