import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui.js';
import { SearchField } from '../fields/search-field.js';
import { ChoiceList } from './choice-list.js';
import type { Column, Density } from './column.js';
import { ColumnChooser } from './column-chooser.js';
import { csvOf } from './csv.js';
import { ExportButton } from './export-button.js';
import { FilterBar } from './filter-bar.js';
import { FilterChip } from './filter-chip.js';

interface Boat {
  name: string;
  total: number | null;
}

const columns: Column<Boat>[] = [
  { id: 'mark', header: 'Mark', cell: () => null },
  { id: 'name', header: 'Boat', cell: (boat) => boat.name, text: (boat) => boat.name, hideable: true },
  { id: 'total', header: 'Total', cell: (boat) => boat.total, text: (boat) => boat.total, hideable: true },
];

describe('an export', () => {
  it('writes what is seen, under the heads', () => {
    const rows = [
      { name: 'Brisa, do "Norte"', total: 402.5 },
      { name: 'Saoirse', total: null },
    ];
    expect(csvOf(columns, rows)).toBe('Boat,Total\r\n"Brisa, do ""Norte""",402.5\r\nSaoirse,');
  });

  it('makes formulas harmless and leaves negative numbers alone', () => {
    const csv = csvOf(columns, [{ name: '=HYPERLINK("x")', total: -77 }]);
    expect(csv).toBe('Boat,Total\r\n"\'=HYPERLINK(""x"")",-77');
  });

  it('shows the failure and offers a retry', async () => {
    const rows = jest.fn<() => Promise<Boat[]>>().mockRejectedValue(new Error('offline'));
    const { user } = await renderUi(<ExportButton columns={columns} rows={rows} fileName="boats" />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The export failed');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('hands over a file with every row', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:boats', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const rows = () => Promise.resolve([{ name: 'Nordlys', total: 938 }]);
    const { user } = await renderUi(<ExportButton columns={columns} rows={rows} fileName="boats-2026-11-21" />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('1 row exported')).toBeVisible();
    expect(saved).toEqual(['boats-2026-11-21.csv']);
    jest.restoreAllMocks();
  });
});

function Filters() {
  const [chosen, setChosen] = useState<string[]>(['a']);
  return (
    <FilterBar label="Filters" onClear={chosen.length > 0 ? () => setChosen([]) : undefined}>
      <FilterChip
        label="Status"
        value={chosen.length === 0 ? null : `Status: ${chosen.length} chosen`}
        onClear={() => setChosen([])}
      >
        {() => (
          <ChoiceList
            label="Status"
            options={[
              { value: 'a', label: 'Pending' },
              { value: 'b', label: 'Approved' },
            ]}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
      </FilterChip>
    </FilterBar>
  );
}

describe('filters', () => {
  it('are edited in their float', async () => {
    const { user } = await renderUi(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Status: 1 chosen' }));
    expect(screen.getByRole('dialog', { name: 'Status' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Approved' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Status: 2 chosen' })).toHaveFocus();
  });

  it('are taken off one by one and all at once', async () => {
    const { user } = await renderUi(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Remove filter Status' }));
    expect(screen.getByRole('button', { name: 'Status' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('offer to clear them all while one is on', async () => {
    const { user } = await renderUi(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('button', { name: 'Status' })).toBeVisible();
  });
});

function Chooser({ report }: { report: (hidden: string[], density: Density) => void }) {
  const [hidden, setHidden] = useState<string[]>([]);
  const [density, setDensity] = useState<Density>('comfortable');
  report(hidden, density);
  return (
    <ColumnChooser columns={columns} hidden={hidden} onHide={setHidden} density={density} onDensity={setDensity} />
  );
}

it('the column chooser offers what can be hidden, and the row height', async () => {
  const report = jest.fn();
  const { user } = await renderUi(<Chooser report={report} />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Total' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(report).toHaveBeenLastCalledWith(['total'], 'compact');
});

describe('a search', () => {
  it('waits for a pause, and does not wait for Enter', async () => {
    const search = jest.fn();
    const { user } = await renderUi(<SearchField value="" onSearch={search} label="Find" />);
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'alba');
    await waitFor(() => expect(search.mock.calls).toEqual([['alba']]));
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'tros{Enter}');
    expect(search).toHaveBeenLastCalledWith('albatros');
  });

  it('is cleared by Escape', async () => {
    const search = jest.fn();
    const { user } = await renderUi(<SearchField value="alba" onSearch={search} label="Find" />);
    await user.click(screen.getByRole('searchbox', { name: 'Find' }));
    await user.keyboard('{Escape}');
    expect(search.mock.calls).toEqual([['']]);
    expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('');
  });
});
