import { screen, within } from '@testing-library/react';

/** The filters that a list without a match names, as it writes them. */
export async function filtersInUse(): Promise<string[]> {
  const group = await screen.findByRole('group', { name: 'Filters in use' });
  return within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

/** The button that removes one of them. */
export function removingFilter(label: string): HTMLElement {
  const group = screen.getByRole('group', { name: 'Filters in use' });
  return within(group).getByRole('button', { name: `Remove filter ${label}` });
}
