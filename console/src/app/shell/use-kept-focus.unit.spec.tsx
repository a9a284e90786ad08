import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CONTENT_ID } from '../../lib/screens/content-focus.js';
import { useKeptFocus } from './use-kept-focus.js';

function Page({ dialog = false }: { dialog?: boolean }) {
  const [rows, setRows] = useState(['A1', 'A2']);
  useKeptFocus();
  return (
    <>
      <main id={CONTENT_ID} tabIndex={-1}>
        {rows.map((row) => (
          <button key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
            {row}
          </button>
        ))}
      </main>
      {dialog && <div role="dialog" aria-label="Question" />}
    </>
  );
}

describe('the focus, when its control goes away', () => {
  it('goes to the content of the page', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'A1' }));
    expect(screen.queryByRole('button', { name: 'A1' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is left to an open dialog', async () => {
    render(<Page dialog />);
    await userEvent.click(screen.getByRole('button', { name: 'A1' }));
    expect(screen.queryByRole('button', { name: 'A1' })).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('stays where a person put it meanwhile', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'A1' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'A2' })).toHaveFocus();
  });
});
