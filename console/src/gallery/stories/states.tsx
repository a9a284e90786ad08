import { Button } from '../../ui/buttons/button.js';
import { ConflictNotice } from '../../ui/conflict-notice.js';
import { Card } from '../../ui/page/card.js';
import { CrashPage } from '../../ui/states/crash-page.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { NoMatch } from '../../ui/states/no-match.js';
import { NoPermission } from '../../ui/states/no-permission.js';
import { NotFound } from '../../ui/states/not-found.js';
import { OfflineBar } from '../../ui/states/offline-bar.js';
import type { Story } from '../story.js';

const nothing = () => undefined;

export const stateStories: readonly Story[] = [
  {
    name: 'loading-lines',
    width: 320,
    Show: () => (
      <Card style={{ padding: 16 }}>
        <LoadingLines lines={4} />
      </Card>
    ),
  },
  {
    name: 'empty-state',
    Show: () => (
      <Card>
        <EmptyState title="No requests yet" action={<Button kind="primary">New reservation</Button>}>
          Requests of boaters and what you book yourself will stand here.
        </EmptyState>
      </Card>
    ),
  },
  {
    name: 'no-match',
    Show: () => (
      <Card>
        <NoMatch onClear={nothing} />
      </Card>
    ),
  },
  {
    name: 'error-state',
    Show: () => (
      <Card>
        <ErrorState onRetry={nothing} />
      </Card>
    ),
  },
  {
    name: 'no-permission',
    Show: () => (
      <Card>
        <NoPermission />
      </Card>
    ),
  },
  {
    name: 'not-found',
    Show: () => (
      <Card>
        <NotFound />
      </Card>
    ),
  },
  { name: 'offline-bar', width: 620, Show: () => <OfflineBar offline /> },
  {
    name: 'crash-page',
    width: 600,
    float: 700,
    Show: () => <CrashPage error={new Error('example')} onRefresh={nothing} onMainPage={nothing} />,
  },
  {
    name: 'conflict-notice',
    width: 620,
    Show: () => (
      <ConflictNotice
        by="Lena Krüger"
        when="17:40"
        differences={[
          { field: 'Price per night', before: 'EUR 99.00', now: 'EUR 110.00' },
          { field: 'Discount', now: '10 %' },
        ]}
        onTakeTheirs={nothing}
        onKeepMine={nothing}
      />
    ),
  },
];
