import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inRoomOf, layOutNothing } from '../../../testing/in-room-of.js';
import { narrowWindow } from '../../../testing/narrow-window.js';
import { renderUi } from '../../../testing/render-ui.js';
import { type Column, nextSort, sharesOf, shownColumns } from './column.js';
import { ListTable } from './list-table.js';
import type { ListTableProps } from './list-table-props.js';
import { Pager } from './pager.js';

interface Boat {
  id: string;
  name: string;
  length: number;
}

const boats: Boat[] = [
  { id: '1', name: 'Albatros', length: 14.2 },
  { id: '2', name: 'Nordlys', length: 11.3 },
  { id: '3', name: 'Saoirse', length: 9.75 },
];

const columns: Column<Boat>[] = [
  { id: 'name', header: 'Boat', cell: (boat) => boat.name, sortKey: 'name' },
  {
    id: 'length',
    header: 'Length',
    cell: (boat) => boat.length,
    sortKey: 'length',
    sortFirst: 'descending',
    hideable: true,
  },
  { id: 'note', header: 'Note', cell: () => <button>Note</button>, hideable: true },
];

const loaded = { data: {}, error: null, isFetching: false, refetch: () => undefined };

function table(props: Partial<ListTableProps<Boat>> = {}) {
  return (
    <ListTable
      label="Boats"
      columns={columns}
      rows={boats}
      rowId={(boat) => boat.id}
      rowHref={(boat) => `/boats/${boat.id}`}
      rowLabel={(boat) => `Boat ${boat.name}`}
      load={loaded}
      card={(boat) => <b>{boat.name} as a card</b>}
      {...props}
    />
  );
}

afterEach(() => {
  narrowWindow(false);
  layOutNothing();
});

const linkTo = (name: string) => screen.getByRole('link', { name: `Boat ${name}` });

describe('a list', () => {
  it('is one stop for Tab; up, down, Home and End move, Enter opens', async () => {
    const { user, address } = await renderUi(table({ columns: columns.slice(0, 2) }));
    await user.tab();
    expect(linkTo('Albatros')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(linkTo('Albatros')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(linkTo('Nordlys')).toHaveFocus();
    await user.keyboard('{End}');
    expect(linkTo('Saoirse')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/boats/2'));
  });

  it.each([
    [900, true, 'table'],
    [800, true, 'cards'],
    [800, false, 'table'],
  ] as const)('in %i pixels that folds (%s) is shown as %s', async (room, folds, shown) => {
    inRoomOf(room);
    await renderUi(table({ columns: columns.map((column) => ({ ...column, width: 300 })), folds }));
    expect(screen.queryAllByText('Albatros as a card')).toHaveLength(shown === 'cards' ? 1 : 0);
    expect(screen.queryAllByRole('table')).toHaveLength(shown === 'cards' ? 0 : 1);
  });

  it.each([false, true])(
    'keeps its rows above which it says that they could not be refreshed (cards: %s)',
    async (cards) => {
      await renderUi(table({ cards, load: { ...loaded, error: new Error('offline') } }));
      expect(linkTo('Albatros')).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('The list could not be refreshed.');
    },
  );

  it('leaves the arrow keys to controls inside a row', async () => {
    const { user } = await renderUi(table());
    const [note] = screen.getAllByRole('button', { name: 'Note' });
    note?.focus();
    await user.keyboard('{ArrowDown}');
    expect(note).toHaveFocus();
  });

  it('opens by a click on the link that covers the row', async () => {
    const { user, address } = await renderUi(table());
    await user.click(linkTo('Saoirse'));
    await waitFor(() => expect(address()).toBe('/boats/3'));
  });

  it('marks rows that wait for staff, and highlights rows that others changed', async () => {
    await renderUi(table({ edge: (boat) => boat.id === '1', changed: new Set(['2']) }));
    const marks = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.dataset['edge'], row.dataset['glow']]);
    expect(marks).toEqual([
      ['true', 'false'],
      ['false', 'true'],
      ['false', 'false'],
    ]);
  });

  it('sorts by its heads and announces the direction', async () => {
    const sort = jest.fn();
    const { user } = await renderUi(table({ sort: { key: 'name', descending: true }, onSort: sort }));
    expect(screen.getByRole('columnheader', { name: 'Boat' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Length' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Boat' }));
    expect(sort).toHaveBeenLastCalledWith({ key: 'name', descending: false });
    await user.click(screen.getByRole('button', { name: 'Length' }));
    expect(sort).toHaveBeenLastCalledWith({ key: 'length', descending: true });
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull();
  });

  it('sorts by a second column with Shift, and announces both', async () => {
    const sort = jest.fn();
    const byName = { key: 'name', descending: false };
    const both = { ...byName, then: { key: 'length', descending: true } };
    const { user, unmount } = await renderUi(table({ sort: byName, onSort: sort, sortsByTwo: true }));
    expect(screen.getByRole('button', { name: 'Length' })).toHaveAccessibleDescription(/Shift and Enter/);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Length' }));
    await user.keyboard('{/Shift}');
    expect(sort).toHaveBeenLastCalledWith(both);
    unmount();
    const { user: next } = await renderUi(table({ sort: both, onSort: sort, sortsByTwo: true }));
    expect(screen.getByText('Sorted by Boat, ascending, then by Length, descending')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Length' }).focus();
    await next.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sort).toHaveBeenCalledTimes(2);
    expect(sort).toHaveBeenLastCalledWith({ ...byName, then: { key: 'length', descending: false } });
    await next.keyboard('{Enter}');
    expect(sort).toHaveBeenLastCalledWith({ key: 'length', descending: true });
  });

  it('sorts by one column with Shift if the server knows no second one', async () => {
    const sort = jest.fn();
    const { user } = await renderUi(table({ sort: { key: 'name', descending: false }, onSort: sort }));
    screen.getByRole('button', { name: 'Length' }).focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(sort).toHaveBeenLastCalledWith({ key: 'length', descending: true });
  });

  it('hides the columns that are hidden, but none that must stay', async () => {
    await renderUi(table({ hidden: ['length', 'name'] }));
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Boat', 'Note']);
  });

  it('keeps the room of rows that are on their way', async () => {
    const { container } = await renderUi(table({ rows: [], loading: true, loadingRows: 7, instead: <p>Nothing</p> }));
    expect(container.querySelectorAll('[data-part=loading]')).toHaveLength(7);
    expect(screen.queryByText('Nothing')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Boats' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows a state instead of rows', async () => {
    await renderUi(table({ instead: <p>No boats yet</p> }));
    expect(screen.getByText('No boats yet')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('becomes cards on a phone', async () => {
    narrowWindow(true);
    const { user } = await renderUi(table());
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Boats' })).getByText('Nordlys as a card')).toBeVisible();
    linkTo('Albatros').focus();
    await user.keyboard('{ArrowDown}');
    expect(linkTo('Nordlys')).toHaveFocus();
  });
});

describe('columns', () => {
  it('share the width by what they need, whatever their contents', () => {
    expect(sharesOf([{ width: 100 }, { width: 300 }])).toEqual({ percent: [25, 75], atLeast: 380 });
    expect(sharesOf([{ width: 100 }, {}])).toBeNull();
  });

  it('turn round on the second click', () => {
    const first = nextSort(null, 'name');
    expect([first, nextSort(first, 'name')]).toEqual([
      { key: 'name', descending: false },
      { key: 'name', descending: true },
    ]);
  });

  it('stay in their order', () => {
    expect(shownColumns(columns, ['length']).map((column) => column.id)).toEqual(['name', 'note']);
  });
});

describe('the pager', () => {
  it('shows the current part and leads to the next', async () => {
    const page = jest.fn();
    const { user } = await renderUi(<Pager page={2} pageSize={25} total={2064} onPage={page} onPageSize={jest.fn()} />);
    expect(screen.getByText('26–50 of 2,064')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(page.mock.calls).toEqual([[1], [3]]);
  });

  it('ends at both ends', async () => {
    await renderUi(<Pager page={1} pageSize={25} total={3} onPage={jest.fn()} onPageSize={jest.fn()} />);
    expect(screen.getByText('1–3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('shows an empty result, and offers five sizes', async () => {
    const size = jest.fn();
    const { user } = await renderUi(<Pager page={1} pageSize={25} total={0} onPage={jest.fn()} onPageSize={size} />);
    expect(screen.getByText('0–0 of 0')).toBeVisible();
    const sizes = screen.getByRole('combobox', { name: 'Rows:' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '25', '50', '100']);
    await user.selectOptions(sizes, '100');
    expect(size).toHaveBeenCalledWith(100);
  });

  it('writes numbers as the language does', async () => {
    await renderUi(<Pager page={1} pageSize={25} total={2064} onPage={jest.fn()} onPageSize={jest.fn()} />, {
      language: 'de',
    });
    expect(screen.getByText('1–25 von 2.064')).toBeVisible();
  });
});
