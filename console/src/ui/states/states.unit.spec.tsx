import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui.js';
import { ConflictNotice } from '../conflict-notice.js';
import { CrashPage } from './crash-page.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';
import { LoadingLines } from './loading-lines.js';
import { NoMatch } from './no-match.js';
import { NoPermission } from './no-permission.js';
import { NotRefreshed } from './not-refreshed.js';
import { NotFound } from './not-found.js';
import { OfflineBar } from './offline-bar.js';

describe('a list that could not be loaded again', () => {
  const load = { data: { items: [] }, error: new Error('offline'), isFetching: false, refetch: jest.fn() };

  it('says so and offers to try again', async () => {
    const { user } = await renderUi(<NotRefreshed load={load} />);
    expect(screen.getByRole('status')).toHaveTextContent('The list could not be refreshed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load.refetch).toHaveBeenCalledTimes(1);
  });

  it('says nothing when it was loaded, and leaves a first failure to the error state', async () => {
    await renderUi(
      <>
        <NotRefreshed load={{ ...load, error: null }} />
        <NotRefreshed load={{ ...load, data: undefined }} />
      </>,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('states', () => {
  it('loading is announced and keeps the height', async () => {
    await renderUi(<LoadingLines lines={4} rowHeight={52} />);
    const loading = screen.getByRole('status');
    expect(loading).toHaveTextContent('Loading');
    expect(loading.querySelectorAll('[aria-hidden]')).toHaveLength(4);
  });

  it('empty explains what will appear, and is not "no match"', async () => {
    await renderUi(<EmptyState title="No requests yet">Requests will stand here.</EmptyState>);
    expect(screen.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
    expect(screen.queryByText('No match')).not.toBeInTheDocument();
  });

  it('no match offers to clear the filters', async () => {
    const clear = jest.fn();
    const { user } = await renderUi(<NoMatch onClear={clear} />);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('no match names the filters that are set, and each is removed alone', async () => {
    const [size, search] = [jest.fn(), jest.fn()];
    const off = { id: 'kind', label: null, onClear: jest.fn() };
    const { user } = await renderUi(
      <NoMatch
        filters={[{ id: 'size', label: 'Size: 10 to 12 m', onClear: size }, off]}
        search={{ text: 'petrel', onClear: search }}
      />,
    );
    const group = screen.getByRole('group', { name: 'Filters in use' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Search: petrel', 'Size: 10 to 12 m']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Size: 10 to 12 m' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter Search: petrel' }));
    expect([size, search].map((clear) => clear.mock.calls.length)).toEqual([1, 1]);
  });

  it('no match without a filter names none', async () => {
    await renderUi(<NoMatch filters={[]} search={{ text: '', onClear: jest.fn() }} />);
    expect(screen.queryByRole('group', { name: 'Filters in use' })).toBeNull();
  });

  it('an error is read out at once and can be tried again', async () => {
    const retry = jest.fn();
    const { user } = await renderUi(<ErrorState text="The harbour is asleep" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The harbour is asleep');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('no permission and not found show what to do', async () => {
    await renderUi(
      <>
        <NoPermission />
        <NotFound home="/reservations" />
      </>,
    );
    expect(screen.getByRole('heading', { name: 'No access' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Main page' })).toHaveAttribute('href', '/reservations');
  });

  it('the offline bar is there only while offline', async () => {
    await renderUi(
      <>
        <OfflineBar offline={false} />
        <OfflineBar offline />
      </>,
    );
    expect(screen.getAllByText(/^You are offline/)).toHaveLength(1);
  });

  it('the crash page leads on and hands over what happened', async () => {
    const [refresh, home] = [jest.fn(), jest.fn()];
    let log = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        log = blob;
        return 'blob:log';
      },
      revokeObjectURL: () => undefined,
    });
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user } = await renderUi(<CrashPage error={new Error('mast fell')} onRefresh={refresh} onMainPage={home} />);
    expect(screen.getByRole('heading', { name: 'Oops! An error occured' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(screen.getByRole('button', { name: 'Main page' }));
    await user.click(screen.getByRole('button', { name: 'Download error log' }));
    expect([refresh.mock.calls.length, home.mock.calls.length, press.mock.calls.length]).toEqual([1, 1, 1]);
    expect(log.size).toBeGreaterThan('mast fell'.length);
    press.mockRestore();
  });
});

describe('a conflict', () => {
  it('shows who changed what and leaves the choice', async () => {
    const [theirs, mine] = [jest.fn(), jest.fn()];
    const { user } = await renderUi(
      <ConflictNotice
        by="Lena Krüger"
        differences={[{ field: 'Price per night', before: 'EUR 99.00', now: 'EUR 110.00' }]}
        onTakeTheirs={theirs}
        onKeepMine={mine}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      /Lena Krüger has changed this.*Price per nightEUR 99.00 → EUR 110.00/,
    );
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect([theirs.mock.calls.length, mine.mock.calls.length]).toEqual([1, 1]);
  });
});
