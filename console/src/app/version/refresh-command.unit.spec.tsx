import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Hint } from '../../../../contracts/realtime.js';
import { renderConsole } from '../../../testing/render-console.js';
import { recordOwnPosition } from '../../lib/api/last-seen-position.js';
import { useUnsaved } from '../../lib/forms/use-unsaved.js';
import { tellChanged } from '../../lib/realtime/recent-changes.js';
import { RefreshCommand } from './refresh-command.js';

function Page({ dirty = false, reload }: { dirty?: boolean; reload: () => void }) {
  useUnsaved(dirty);
  return (
    <>
      <input aria-label="Search" />
      <RefreshCommand reload={reload} />
    </>
  );
}

let position = 50;
const hear = (given: Partial<Hint>) =>
  act(() => {
    position += 1;
    tellChanged({ topic: 'commands', ids: [], position, marina_id: '*', complete: false, ...given });
  });
const PROMPT = 'An administrator asks you to reload this page.';

describe('the command to reload the page', () => {
  it('reloads a page without unsaved input, and only once', async () => {
    const reload = jest.fn();
    await renderConsole(<Page reload={reload} />);
    hear({ ids: ['REFRESH_PAGE a1'] });
    expect(reload).toHaveBeenCalledTimes(1);
    hear({ ids: ['REFRESH_PAGE a1'] });
    expect(reload).toHaveBeenCalledTimes(1);
    hear({ ids: ['REFRESH_PAGE a1', 'REFRESH_PAGE a2'] });
    expect(reload).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(PROMPT)).toBeNull();
  });

  it('asks where something is not saved, and waits for the answer', async () => {
    const reload = jest.fn();
    const { user } = await renderConsole(<Page dirty reload={reload} />);
    hear({ ids: ['REFRESH_PAGE b1'] });
    expect(screen.getByText(PROMPT)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload now' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks while somebody types', async () => {
    const reload = jest.fn();
    await renderConsole(<Page reload={reload} />);
    screen.getByLabelText('Search').focus();
    hear({ ids: ['REFRESH_PAGE c1'] });
    expect(screen.getByText(PROMPT)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('follows neither its own command nor other hints', async () => {
    const reload = jest.fn();
    await renderConsole(<Page reload={reload} />);
    recordOwnPosition(position + 1);
    hear({ ids: ['REFRESH_PAGE d1'] });
    hear({ topic: 'reservations', ids: ['REFRESH_PAGE d2'] });
    hear({ ids: ['SOMETHING_ELSE d3'] });
    expect(reload).not.toHaveBeenCalled();
    expect(screen.queryByText(PROMPT)).toBeNull();
  });
});
