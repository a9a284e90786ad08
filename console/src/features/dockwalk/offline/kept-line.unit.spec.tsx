import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../../../testing/render-ui.js';
import { KeptLine, SENT_FOR_MS } from './kept-line.js';

const NINE = Date.UTC(2027, 5, 1, 7);

interface Moment {
  readonly offlineSince: number | null;
  readonly kept: number;
}

/** Shows the line at one moment after the other. */
function Walk({ moments }: { moments: readonly Moment[] }) {
  const [at, setAt] = useState(0);
  const now = moments[at];
  return (
    <>
      <button onClick={() => setAt(at + 1)}>Next</button>
      {now !== undefined && <KeptLine {...now} />}
    </>
  );
}

const walk = async (...moments: Moment[]) => {
  await renderUi(<Walk moments={moments} />);
  jest.useFakeTimers();
};
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

afterEach(() => void jest.useRealTimers());

describe('the line about taps that only this device has', () => {
  it('says how many taps are kept while there is no network', async () => {
    await walk({ offlineSince: NINE, kept: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('2 taps are kept on this device');
  });

  it('says for some seconds that all is sent, after the network came back and the last tap was sent', async () => {
    await walk({ offlineSince: NINE, kept: 2 }, { offlineSince: null, kept: 2 }, { offlineSince: null, kept: 0 });
    next();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    next();
    expect(screen.getByRole('status')).toHaveTextContent('All sent');
    act(() => jest.advanceTimersByTime(SENT_FOR_MS));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing about taps that were sent at once', async () => {
    await walk({ offlineSince: null, kept: 1 }, { offlineSince: null, kept: 0 });
    next();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
