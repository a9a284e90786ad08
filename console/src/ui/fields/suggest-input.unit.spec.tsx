import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestInput } from './suggest-input.js';

const berths = ['A1', 'A2', 'B1'].map((key) => ({ key, content: key }));

function Berths({ onChoose }: { readonly onChoose: (key: string) => void }) {
  const [text, setText] = useState('');
  const found = berths.filter(({ key }) => key.startsWith(text));
  return (
    <SuggestInput
      label="Berth"
      value={text}
      onChange={setText}
      suggestions={found}
      onChoose={({ key }) => onChoose(key)}
      status={`${found.length} berths`}
    />
  );
}

function open() {
  const chosen = jest.fn<(key: string) => void>();
  render(<Berths onChoose={chosen} />);
  const input = screen.getByRole('combobox', { name: 'Berth' });
  const selected = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { chosen, input, selected, user: userEvent.setup() };
}

it('chooses a suggestion with the arrow keys and Enter, within the list', async () => {
  const { chosen, input, selected, user } = open();
  await user.click(input);
  expect(selected()).toBe('A1');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('B1');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('B1');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('selects the first suggestion again once the text has changed', async () => {
  const { selected, input, user } = open();
  await user.click(input);
  await user.keyboard('{ArrowDown}A');
  expect(selected()).toBe('A1');
  expect(screen.getByRole('status')).toHaveTextContent('2 berths');
});

it('closes with Escape and opens with an arrow key, and Enter then chooses nothing while it is closed', async () => {
  const { chosen, input, user } = open();
  await user.click(input);
  await user.keyboard('{Escape}{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Berth' })).toBeVisible();
});

it('chooses a suggestion with a click', async () => {
  const { chosen, input, user } = open();
  await user.click(input);
  await user.click(screen.getByRole('option', { name: 'A2' }));
  expect(chosen).toHaveBeenCalledWith('A2');
});
