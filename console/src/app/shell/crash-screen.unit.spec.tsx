import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CRASH_LIMITS } from '../../../../contracts/operations/vocabulary.js';
import { crashApi } from '../../../../contracts/operations/api.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { keepSessionToken } from '../../lib/api/session-token.js';
import { Look } from '../../ui/theme/look.js';
import { CrashScreen } from './crash-screen.js';
import { reportCrash } from './report-crash.js';

let server: ServerDouble;
beforeEach(() => {
  server = new ServerDouble().install();
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => void jest.restoreAllMocks());

function crashing(error: unknown) {
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <CrashScreen /> }]);
  return render(
    <Look>
      <RouterProvider router={router} />
    </Look>,
  );
}

describe('a page that broke', () => {
  it('is reported once, without a word, and the log can still be downloaded', async () => {
    await wordsFromDisk('en');
    keepSessionToken('qs_user.test.secret');
    const error = new TypeError('mast fell');
    const { rerender, unmount } = crashing(error);
    await waitFor(() => expect(server.inputs(crashApi.report)).toHaveLength(1));
    expect(server.inputs(crashApi.report)[0]).toEqual({
      url: window.location.href,
      errorStackTrace: expect.stringMatching(/^TypeError[^]+crash-screen/),
      agent: navigator.userAgent,
    });
    rerender(<p />);
    unmount();
    crashing(error);
    await act(() => reportCrash(error));
    expect(server.inputs(crashApi.report)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Download error log' })).toBeVisible();
  });

  it('is not reported when signed out, nor again after a refusal', async () => {
    await reportCrash(new Error('before signing in'));
    expect(server.inputs(crashApi.report)).toEqual([]);
    keepSessionToken('qs_user.test.secret');
    server.refuse(crashApi.report, { status: 429, error_type: 'TOO_MANY_REQUESTS' });
    const error = new Error('again');
    await reportCrash(error);
    await reportCrash(error);
    expect(server.received(crashApi.report)).toHaveLength(1);
  });

  it('is cut to the lengths that the server accepts', async () => {
    keepSessionToken('qs_user.test.secret');
    const error = new Error('long');
    error.stack = `Error: \u0007long\n${'x'.repeat(CRASH_LIMITS.errorStackTrace)}`;
    await reportCrash(error);
    await reportCrash('a text');
    const traces = server
      .inputs(crashApi.report)
      .map((input) => (input as { errorStackTrace: string }).errorStackTrace);
    expect(traces.map((trace) => trace.length)).toEqual([CRASH_LIMITS.errorStackTrace, 'string'.length]);
  });
});
